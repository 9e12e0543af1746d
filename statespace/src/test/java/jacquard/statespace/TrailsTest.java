package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.model.run.Run;
import jacquard.model.trail.Trail;
import jacquard.model.trail.TrailReplay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Trails are written as Spin reads them, and read as Spin writes them. */
class TrailsTest {
  /** Spin's simulator ends at these steps, or has room for fewer processes. */
  private static final Set<String> NOT_SIMULATED = Set.of("division", "many-processes");

  private static boolean installed;

  @BeforeAll
  static void lookForSpin() {
    installed = Spin.isInstalled();
  }

  static List<Corpus> violated() {
    return Corpus.all().stream().filter(c -> !c.verdict().equals("holds")).toList();
  }

  private static SearchResult.Violation violation(Machine machine) {
    return SafetySearch.run(machine, SearchOptions.DEFAULT).violation().orElseThrow();
  }

  private static ViolationKind kind(Machine machine, long[] path) {
    Run run = new Run(machine);
    for (long transition : path) {
      run.perform(transition);
    }
    return run.isInvalidEnd()
        ? ViolationKind.INVALID_END_STATE
        : run.fault().orElseThrow().kind().violation();
  }

  @ParameterizedTest
  @MethodSource("violated")
  void aTrailThatIsReadAgainLeadsToTheSameViolation(Corpus entry) {
    Machine machine = Compiler.compile(entry.model());
    SearchResult.Violation found = violation(machine);
    String text = Trail.of(machine.model(), found.path().transitions(), OptionalInt.empty()).text();
    assertThat(Trail.isOne(text)).isTrue();
    assertThat(kind(machine, TrailReplay.of(Trail.read(text), machine))).isEqualTo(found.kind());
  }

  @ParameterizedTest
  @MethodSource("violated")
  void spinReplaysTrails(Corpus entry, @TempDir Path folder) throws IOException {
    assumeTrue(installed && !NOT_SIMULATED.contains(entry.name()), "Spin does not simulate it");
    Machine machine = Compiler.compile(entry.model());
    SearchResult.Violation found = violation(machine);
    Trail trail = Trail.of(machine.model(), found.path().transitions(), OptionalInt.empty());
    String out = Spin.replay(entry.file(), trail.text(), folder);
    assertThat(out)
        .contains("trail ends after " + trail.steps().size() + " steps")
        .doesNotContain("transition failed", "no matching stmnt", "stop error", "(?)")
        .doesNotContain("invalid statement");
    if (found.kind() == ViolationKind.ASSERTION && !entry.name().equals("rendezvous-rest")) {
      assertThat(out).contains("assertion violated"); // elsewhere a label is asked for
    }
  }

  /** Atomic sequences, merged statements, rendezvous, deterministic steps, created processes. */
  @ParameterizedTest
  @ValueSource(strings = {"atomic-blocked", "creation", "rendezvous-deadlock", "step-committed"})
  void trailsOfSpinLeadToTheViolationThatItFound(String name, @TempDir Path folder)
      throws IOException {
    assumeTrue(installed, "spin and a C compiler are not installed");
    Corpus entry = Corpus.find(name);
    Path trail = Spin.trail(entry.file(), folder);
    Machine machine = Compiler.compile(entry.model());
    long[] path = TrailReplay.of(Trail.read(Files.readString(trail)), machine);
    assertThat(kind(machine, path).word()).isEqualTo(entry.verdict());
  }

  @Test
  void processesAreCountedWithoutTheClaim() {
    Trail trail = Trail.read("-2:1:-2\n-4:-4:-4\n1:0:17\n2:1:3\n-1:-1:-1\n3:0:18\n4:2:5\n");
    assertThat(trail.steps()).containsExactly(new Trail.Step(0, 3), new Trail.Step(1, 5));
    assertThat(trail.cycle()).hasValue(1);
  }

  @Test
  void whatIsNoTrailIsRefused() {
    assertThat(Trail.isOne("jq1:1234")).isFalse();
    assertThat(Trail.isOne("")).isFalse();
    assertThatThrownBy(() -> Trail.read("1:2:3\nx"))
        .isInstanceOf(Trail.SyntaxException.class)
        .hasMessageContaining("line 2");
    assertThatThrownBy(() -> Trail.read("-5:1:1\n"))
        .isInstanceOf(Trail.SyntaxException.class)
        .hasMessageContaining("permuted");
  }

  @Test
  void aTrailOfAnotherModelIsLost() {
    Machine machine = Compiler.compile(Corpus.find("racy-counter").model());
    assertThatThrownBy(() -> TrailReplay.of(Trail.read("1:2:5\n"), machine))
        .isInstanceOf(TrailReplay.LostException.class)
        .hasMessageContaining("process 2 cannot do statement 5 after 0 steps");
  }
}

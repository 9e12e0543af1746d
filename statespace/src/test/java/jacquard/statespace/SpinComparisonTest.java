package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import jacquard.core.ViolationKind;
import jacquard.model.Model;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomChoices;
import jacquard.promela.random.RandomModel;
import jacquard.promela.random.RandomPriorities;
import jacquard.promela.random.RandomSyntax;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.LivenessSearch;
import jacquard.statespace.liveness.Property;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Spin, where it is installed, confirms what is recorded; {@link CorpusTest} holds us to that. */
class SpinComparisonTest {
  /**
   * Where a deterministic step blocks, Spin stops and lists nothing; where a jump leads into an
   * atomic sequence, it does not list the statements before the label. An else with nothing but a
   * skip behind it is not listed by Spin either, though it is never taken.
   */
  private static final Set<String> DIFFERENT_UNREACHED =
      Set.of("blocked-step", "step-committed", "step-send", "jumps", "separators");

  private static boolean installed;

  @BeforeAll
  static void lookForSpin() {
    installed = Spin.isInstalled();
  }

  static List<Corpus> comparable() {
    return Corpus.all().stream()
        .filter(c -> c.spin().equals("same") || c.spin().startsWith("verdict only"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("comparable")
  void spinConfirmsTheRecordedVerdictAndStates(Corpus entry, @TempDir Path folder) {
    assumeTrue(installed, "spin and a C compiler are not installed");
    Spin.Report report = Spin.search(entry.file(), folder);
    assertThat(report.hasErrors()).isEqualTo(!entry.verdict().equals("holds"));
    if (entry.spin().equals("same")) {
      assertThat(report.states()).isEqualTo(entry.states());
      if (!DIFFERENT_UNREACHED.contains(entry.name())) {
        assertThat(unreached(entry)).isEqualTo(report.unreached());
      }
    }
  }

  private static Set<String> unreached(Corpus entry) {
    return SafetySearch.run(Compiler.compile(entry.model()), SearchOptions.DEFAULT.goingOn())
        .unreached()
        .stream()
        .map(u -> u.process() + ":" + u.position().line())
        .collect(Collectors.toSet());
  }

  static LongStream seeds() {
    return LongStream.range(0, Integer.getInteger("jacquard.spin.models", 8));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void randomModelsHaveTheSameVerdictAndStates(long seed, @TempDir Path folder) throws IOException {
    assumeTrue(installed, "spin and a C compiler are not installed");
    Path file =
        Files.writeString(
            Files.createDirectory(folder.resolve("in")).resolve("random.pml"),
            RandomModel.text(seed));
    Spin.Report report = Spin.search(file, Files.createDirectory(folder.resolve("out")));
    SearchResult result =
        SafetySearch.run(Compiler.compile(Promela.read(file)), SearchOptions.DEFAULT.goingOn());
    assertThat(result.violations() > 0).isEqualTo(report.hasErrors());
    assertThat(result.counts().states()).isEqualTo(report.states());
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void choicesInChoicesHaveTheSameVerdictAndStates(long seed, @TempDir Path folder)
      throws IOException {
    compare(RandomChoices.text(seed), folder);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void prioritiesHaveTheSameVerdictAndStates(long seed, @TempDir Path folder) throws IOException {
    compare(RandomPriorities.text(seed), folder);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void modelsWrittenInOtherWaysHaveTheSameVerdictAndStates(long seed, @TempDir Path folder)
      throws IOException {
    compare(RandomSyntax.text(seed), folder);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void claimsInTheFileHaveTheSameVerdict(long seed, @TempDir Path folder) {
    assumeTrue(installed, "spin and a C compiler are not installed");
    String text = RandomModel.text(seed) + RandomClaim.text(seed);
    Spin.Report report = judgedBySpin(text, folder);
    Model model = Promela.parse("random.pml", text);
    SearchResult result =
        LivenessSearch.run(
            Compiler.compile(model),
            new Property.NeverClaim(model.claims().getFirst()),
            Fairness.NONE,
            SearchOptions.DEFAULT.goingOn());
    assertThat(result.violations() > 0).as(text).isEqualTo(report.hasErrors());
  }

  /** Spin takes no claim that negates a question to a channel. */
  private static Spin.Report judgedBySpin(String text, Path folder) {
    try {
      return Spin.verifier(text, Spin.Cycles.CLAIM, folder)
          .run(Optional.empty(), Fairness.NONE, List.of());
    } catch (IllegalStateException | UncheckedIOException e) {
      return abort("Spin refuses this model: " + e.getMessage());
    }
  }

  /** Spin refuses some of these models; after an error inside a deterministic step it stops. */
  private static void compare(String text, Path folder) throws IOException {
    assumeTrue(installed, "spin and a C compiler are not installed");
    Path file =
        Files.writeString(Files.createDirectory(folder.resolve("in")).resolve("random.pml"), text);
    Optional<Spin.Report> report =
        Spin.tryToSearch(file, Files.createDirectory(folder.resolve("out")));
    assumeTrue(report.isPresent(), "Spin refuses this model");
    SearchResult result =
        SafetySearch.run(Compiler.compile(Promela.read(file)), SearchOptions.DEFAULT.goingOn());
    assertThat(result.violations() > 0).as(text).isEqualTo(report.get().hasErrors());
    if (!result.kinds().containsKey(ViolationKind.BLOCKED_STEP)) {
      assertThat(result.counts().states()).as(text).isEqualTo(report.get().states());
    }
  }
}

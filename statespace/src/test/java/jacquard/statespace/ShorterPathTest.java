package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.model.run.Run;
import jacquard.promela.Promela;
import jacquard.statespace.SearchResult.Violation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShorterPathTest {
  private static final String WANDERER =
      """
      byte x
      active proctype Check() { (x % 2 == 0) -> assert(false) }
      active proctype Wanderer() { do :: x = (x + 1) % 250 od }
      """;

  private static Violation first(Machine machine) {
    return SafetySearch.run(machine, SearchOptions.DEFAULT).violation().orElseThrow();
  }

  @Test
  void stepsThatDoNotMatterAreLeftOut() {
    Machine machine = Compiler.compile(Promela.parse("wanderer.pml", WANDERER));
    assertThat(first(machine).path().length()).isGreaterThan(200);
    assertThat(ShorterPath.to(first(machine), machine).path().length()).isEqualTo(2);
  }

  @Test
  void aViolationOfAnotherKindIsNoShorterOne() {
    Machine machine =
        Compiler.compile(
            Promela.parse(
                "two.pml",
                """
                byte x
                active proctype Divide() { (x == 1) -> x = x / (x - 1) }
                active proctype Check() { (x == 100) -> assert(false) }
                active proctype Count() { do :: x < 100 -> x++ od }
                """));
    Violation found = first(machine);
    assertThat(found.kind()).isEqualTo(ViolationKind.ASSERTION);
    Violation shorter = ShorterPath.to(found, machine);
    assertThat(shorter.kind()).isEqualTo(ViolationKind.ASSERTION);
    assertThat(shorter.path().length()).isEqualTo(202);
  }

  static List<Corpus> violated() {
    return Corpus.all().stream().filter(c -> !c.verdict().equals("holds")).toList();
  }

  /** As short as the shortest one, where the whole model is near. */
  @ParameterizedTest
  @MethodSource("violated")
  void theShorterPathIsOneOfTheModelAndEndsInTheSameKindOfViolation(Corpus entry) {
    Machine machine = Compiler.compile(entry.model());
    Violation found = first(machine);
    Violation shorter = ShorterPath.to(found, machine);
    assertThat(shorter.kind()).isEqualTo(found.kind());
    assertThat(shorter.path().length()).isLessThanOrEqualTo(found.path().length());
    Run run = new Run(machine);
    for (int step = 0; step < shorter.path().length(); step++) {
      assertThat(run.enabled()).contains(shorter.path().transition(step));
      run.perform(shorter.path().transition(step));
    }
    assertThat(
            run.isInvalidEnd()
                ? ViolationKind.INVALID_END_STATE
                : run.fault().orElseThrow().kind().violation())
        .isEqualTo(found.kind());
  }
}

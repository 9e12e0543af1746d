package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who has to wait for whom. */
class PrioritiesTest {
  private static SearchResult check(String priority) {
    String text =
        """
        byte x;
        init priority 2 { run B() priority %s; x = 1 }
        proctype B() { assert(x == 1) }
        """
            .formatted(priority);
    return SafetySearch.run(
        Compiler.compile(Promela.parse("model.pml", text)), SearchOptions.DEFAULT.goingOn());
  }

  @Test
  void aLowerPriorityWaits() {
    assertThat(check("1").kinds()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "3"})
  void anEqualOrHigherPriorityDoesNot(String priority) {
    assertThat(check(priority).kinds()).containsKey(ViolationKind.ASSERTION);
  }

  @Test
  void noPriorityIsTheLowest() {
    String text =
        """
        byte x;
        init priority 1 { run B() priority 0; x = 1 }
        proctype B() { assert(x == 1) }
        """;
    SearchResult result =
        SafetySearch.run(
            Compiler.compile(Promela.parse("model.pml", text)), SearchOptions.DEFAULT.goingOn());
    assertThat(result.kinds()).as("0 means 1").containsKey(ViolationKind.ASSERTION);
  }

  @Test
  void anEqualPriorityDoesNotInterruptAnAtomicSequence() {
    String text =
        """
        byte x;
        active proctype A() priority 2 { atomic { x = 1; assert(x == 1) } }
        active proctype B() priority 2 { x = 2 }
        """;
    SearchResult result =
        SafetySearch.run(
            Compiler.compile(Promela.parse("model.pml", text)), SearchOptions.DEFAULT.goingOn());
    assertThat(result.kinds()).isEmpty();
  }
}

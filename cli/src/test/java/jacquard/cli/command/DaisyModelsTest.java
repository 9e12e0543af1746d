package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The models of the file system have their races, and their repaired twins have none. */
class DaisyModelsTest {
  private static Ran check(String model, String... options) {
    String[] words = new String[options.length + 2];
    words[0] = "check";
    words[1] = "../models/daisy/" + model + ".pml";
    System.arraycopy(options, 0, words, 2, options.length);
    return Ran.jacquard(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ww1", "ww2", "rw"})
  void everyRaceIsFoundInTheGraphOfStates(String model) {
    Ran ran = check(model);
    assertThat(ran.out()).startsWith("VIOLATED").contains("what      assertion: ");
    assertThat(ran.status()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ww1-repaired", "ww2-repaired", "rw-repaired"})
  void whatIsRepairedHoldsForAllExecutions(String model) {
    Ran ran = check(model);
    assertThat(ran.out()).startsWith("HOLDS").contains("scope     all executions: ");
    assertThat(ran.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"stubborn", "stubborn+transactions"})
  void theRaceForTheHeadIsFoundByBoundedModelChecking(String mode) {
    Ran ran = check("rw", "--engine=symbolic", "--method=bmc", "--mode=" + mode);
    assertThat(ran.out()).startsWith("VIOLATED").contains("what      assertion: ");
    assertThat(ran.status()).isEqualTo(1);
  }
}

package jacquard.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.bytecode.execute.Grain;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A model whose steps are transactions has the outcomes of the one with a step for each operation.
 * {@code -Djacquard.bytecode.programs=N} and {@code -Djacquard.bytecode.seed=N} make the test
 * larger, or another; {@code -Djacquard.bytecode.report=FILE} says how many were compared.
 */
class TransactionsTest {
  private static final int MOST_STATES = 200_000;

  @Test
  void transactionsHaveTheOutcomesOfSingleOperations() {
    long seed = Long.getLong("jacquard.bytecode.seed", 1);
    int count = Integer.getInteger("jacquard.bytecode.programs", 40);
    int compared = 0;
    int several = 0;
    for (long s = seed; s < seed + count; s++) {
      String text = new RandomSharing(s).program();
      CompiledText compiled = CompiledText.of("P", text);
      Optional<Set<String>> operations =
          Exploration.violations(compiled.model("P", Grain.OPERATION).model(), MOST_STATES);
      if (operations.isPresent()) {
        assertThat(Exploration.violations(compiled.model("P", Grain.TRANSACTION).model()))
            .as("seed %d:%n%s", s, text)
            .isEqualTo(operations.get());
        compared++;
        several += operations.get().size() > 1 ? 1 : 0;
      }
    }
    Figures.report(
        "transactions: %d programs from seed %d, %d compared, %d of them with several outcomes"
            .formatted(count, seed, compared, several));
    assertThat(compared).isGreaterThan(count * 3 / 4);
    assertThat(several).as("programs with several outcomes").isGreaterThan(count / 4);
  }
}

package jacquard.statespace.transactions;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomLockModel;
import jacquard.promela.random.RandomModel;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import jacquard.statespace.transactions.TransactionSearch.Outcome;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** Sound reductions find the kinds of violations that the full search finds. */
class RandomModelsTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 50);
  private static final int MAX_STATES = 2000;

  @Test
  void modelsOfEveryConstruct() {
    assertThat(compare(RandomModel::text)).isGreaterThan(MODELS / 2);
  }

  @Test
  void modelsWithLocks() {
    assertThat(compare(RandomLockModel::text)).isGreaterThan(MODELS / 3);
  }

  private static int compare(LongFunction<String> generator) {
    int compared = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      String text = generator.apply(seed);
      Machine machine = Compiler.compile(Promela.parse("random.pml", text));
      SearchResult full =
          SafetySearch.run(machine, SearchOptions.DEFAULT.goingOn().withMaxStates(MAX_STATES));
      if (full.cutShort().isPresent()) {
        continue;
      }
      compared++;
      for (Grouping grouping : Grouping.values()) {
        for (Proviso proviso : Proviso.values()) {
          if (proviso.isSound()) {
            Outcome reduced =
                TransactionSearch.run(machine, grouping, proviso, SearchOptions.DEFAULT.goingOn());
            assertThat(kinds(reduced.result(), reduced.coversEndStates()))
                .as("seed %d, %s, %s\n%s", seed, grouping, proviso, text)
                .isEqualTo(kinds(full, reduced.coversEndStates()));
          }
        }
      }
    }
    return compared;
  }

  private static Set<ViolationKind> kinds(SearchResult result, boolean withEndStates) {
    Set<ViolationKind> kinds = new TreeSet<>(result.kinds().keySet());
    if (!withEndStates) {
      kinds.remove(ViolationKind.INVALID_END_STATE);
    }
    return kinds;
  }
}

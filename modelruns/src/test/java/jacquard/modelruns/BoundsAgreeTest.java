package jacquard.modelruns;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Execution;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Waiting;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.deferred.DeferredSearch;
import jacquard.model.Model;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomShortModel;
import jacquard.script.oracle.CanonicalTrace;
import jacquard.script.oracle.Oracle;
import jacquard.script.selftest.BoundedSearches;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Bounded searches of random models visit all that is within the bound; sealing is one, too. */
class BoundsAgreeTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 200);
  private static final long MAX_INTERLEAVINGS = 300;

  @Test
  void everyBoundWithSealingAndEveryTwoOfThemCutOffNothingWithin() {
    assertThat(count(MODELS / 4, BoundsAgreeTest::compareBounds)).isGreaterThan(MODELS / 10);
  }

  @Test
  void optimalSearchVisitsEveryTraceWithinABoundOnPreemptions() {
    assertThat(count(MODELS, BoundsAgreeTest::comparePreemptions)).isGreaterThan(MODELS / 3);
  }

  private static int count(int models, LongPredicate compare) {
    AtomicInteger compared = new AtomicInteger();
    LongStream.range(0, models).parallel().filter(compare).forEach(_ -> compared.incrementAndGet());
    return compared.get();
  }

  private static boolean isSmall(ModelProgram program) {
    Optional<Oracle.Truth> truth = BruteForce.truth(program);
    return truth.isPresent() && truth.get().interleavings() <= MAX_INTERLEAVINGS;
  }

  static boolean compareBounds(long seed) {
    String text = RandomShortModel.text(seed);
    Model model = Promela.parse("random.pml", text);
    ModelProgram program = new ModelProgram(model, "00", Waiting.OBSERVED);
    if (!isSmall(program)) {
      return false;
    }
    BoundedSearches searches = new BoundedSearches(program, seed, BruteForce.MAX_STEPS);
    for (BoundedSearches.Ladder ladder : BoundedSearches.ladders(seed)) {
      assertThat(searches.climb(ladder, new ArrayList<>()))
          .as("%s, seed %d\n%s", ladder.name(), seed, text)
          .isEmpty();
    }
    return true;
  }

  static boolean comparePreemptions(long seed) {
    String text = RandomShortModel.text(seed);
    Model model = Promela.parse("random.pml", text);
    ModelProgram program = new ModelProgram(model, "00", Waiting.FORESEEN);
    if (!isSmall(program)) {
      return false;
    }
    for (int limit = 0; limit < 3; limit++) {
      Search plain = BoundedSearch.plain(List.of(new BoundLimit(Bounds.PREEMPTION, limit)));
      assertThat(traces(DeferredSearch.within(limit), program))
          .as("at most %d preemptions, seed %d\n%s", limit, seed, text)
          .isEqualTo(traces(plain, program));
    }
    return true;
  }

  private static Set<CanonicalTrace> traces(Search search, ModelProgram program) {
    Traces traces = new Traces();
    Limits limits = Limits.NONE.goingOn().withMaxSteps(BruteForce.MAX_STEPS);
    Result result = search.check(program, limits, traces);
    assertThat(result.cutShort()).isEmpty();
    return traces.complete;
  }

  private static final class Traces implements Observer {
    private final Set<CanonicalTrace> complete = new LinkedHashSet<>();

    @Override
    public void executed(Execution execution) {
      if (execution.outcome().isComplete()) {
        complete.add(CanonicalTrace.of(execution));
      }
    }
  }
}

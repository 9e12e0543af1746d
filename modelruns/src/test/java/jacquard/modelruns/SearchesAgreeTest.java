package jacquard.modelruns;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Outcome;
import jacquard.core.ViolationKind;
import jacquard.explore.Limits;
import jacquard.explore.Search;
import jacquard.explore.Waiting;
import jacquard.explore.best.Priorities;
import jacquard.explore.bounded.BestFirstSearch;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.Searches;
import jacquard.explore.catalog.Searches.Promise;
import jacquard.model.Model;
import jacquard.model.compile.Compiler;
import jacquard.model.random.RandomGraphs;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomLockModel;
import jacquard.promela.random.RandomModel;
import jacquard.promela.random.RandomShortModel;
import jacquard.script.oracle.Oracle;
import jacquard.script.selftest.Agreement;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Every search finds in random models what brute force finds: the same traces and verdicts. */
class SearchesAgreeTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 200);
  private static final long MAX_EXECUTIONS = 20_000;
  private static final long SAMPLES = 10;

  private record Candidate(
      String name, Promise promise, Waiting waiting, LongFunction<Search> make) {}

  private static List<Candidate> candidates() {
    List<Candidate> out = new ArrayList<>();
    for (SearchEntry e : Searches.all()) {
      if (!e.needsBound()) {
        out.add(new Candidate(e.name(), e.promise(), e.waiting(), e::search));
      }
    }
    out.add(
        new Candidate(
            "best-first, random",
            Promise.EXHAUSTIVE,
            Waiting.OBSERVED,
            seed -> BestFirstSearch.dpor(List.of(Priorities.random(seed)))));
    return out;
  }

  @Test
  void searchesOfShortModelsVisitEveryTrace() {
    assertThat(compare(RandomShortModel::text, MODELS)).isGreaterThan(MODELS / 2);
  }

  @Test
  void searchesOfModelsWithLocksVisitEveryTrace() {
    assertThat(compare(RandomLockModel::withoutLoops, MODELS / 4)).isPositive();
  }

  @Test
  void searchesOfModelsWithEveryConstructVisitEveryTrace() {
    assertThat(compare(RandomModel::withoutLoops, MODELS / 2)).isPositive();
  }

  /** These have locks of their own and everything else that no Promela text is needed for. */
  @Test
  void searchesOfModelsWithEveryCommandVisitEveryTrace() {
    AtomicInteger compared = new AtomicInteger();
    LongStream.range(0, MODELS)
        .parallel()
        .filter(seed -> compare(RandomGraphs.withoutLoops(seed), "seed " + seed, seed))
        .forEach(_ -> compared.incrementAndGet());
    assertThat(compared.get()).isGreaterThan(MODELS / 4);
  }

  /** How many models were small enough. */
  private static int compare(LongFunction<String> generator, int models) {
    AtomicInteger compared = new AtomicInteger();
    LongStream.range(0, models)
        .parallel()
        .forEach(
            seed -> {
              if (compare(seed, generator.apply(seed))) {
                compared.incrementAndGet();
              }
            });
    return compared.get();
  }

  private static boolean compare(long seed, String text) {
    String where = "seed %d\n%s".formatted(seed, text);
    return compare(Promela.parse("random.pml", text), where, seed);
  }

  private static boolean compare(Model model, String where, long seed) {
    Map<Waiting, ModelProgram> programs = new EnumMap<>(Waiting.class);
    Map<Waiting, Oracle.Truth> truths = new EnumMap<>(Waiting.class);
    for (Waiting waiting : Waiting.values()) {
      ModelProgram program = new ModelProgram(model, "00", waiting);
      Optional<Oracle.Truth> truth = BruteForce.truth(program);
      if (truth.isEmpty()) {
        return false;
      }
      programs.put(waiting, program);
      truths.put(waiting, truth.get());
    }
    assertThat(kinds(truths.get(Waiting.OBSERVED)))
        .as(where)
        .isEqualTo(kinds(truths.get(Waiting.FORESEEN)));
    compareWithStates(model, truths.get(Waiting.OBSERVED), where);
    for (Candidate c : candidates()) {
      Waiting waiting = c.waiting();
      Oracle.Truth truth = truths.get(waiting);
      if (c.name().equals("dfs") && truth.interleavings() > MAX_EXECUTIONS) {
        continue;
      }
      Limits limits =
          Limits.NONE
              .withMaxSteps(BruteForce.MAX_STEPS)
              .withMaxExecutions(c.promise() == Promise.SAMPLING ? SAMPLES : MAX_EXECUTIONS);
      Agreement.Outcomes outcomes =
          Agreement.compare(
              c.make().apply(seed), c.promise(), programs.get(waiting), truth, limits);
      assertThat(outcomes.problem().filter(p -> !isAttempt(p)))
          .as("%s, %s", c.name(), where)
          .isEmpty();
    }
    return true;
  }

  /** An alternative that was not there any more costs an execution, even an optimal search. */
  private static boolean isAttempt(String problem) {
    return problem.endsWith(" blocked executions");
  }

  private static void compareWithStates(Model model, Oracle.Truth truth, String where) {
    SearchResult full = SafetySearch.run(Compiler.compile(model), SearchOptions.DEFAULT.goingOn());
    assertThat(full.cutShort()).as(where).isEmpty();
    Set<ViolationKind> found = kinds(truth);
    assertThat(found.isEmpty()).as(where).isEqualTo(full.kinds().isEmpty());
    found.remove(ViolationKind.DEADLOCK); // an execution with a failed assertion reports only that
    Set<ViolationKind> expected = new TreeSet<>(full.kinds().keySet());
    expected.remove(ViolationKind.INVALID_END_STATE);
    if (Set.of(ViolationKind.ASSERTION).containsAll(expected)) {
      assertThat(found).as(where).isEqualTo(expected);
    } else {
      // in a state with an error the search of states stops, and other processes go on here
      assertThat(found).as(where).containsAll(expected);
    }
  }

  private static Set<ViolationKind> kinds(Oracle.Truth truth) {
    Set<ViolationKind> kinds = new TreeSet<>();
    for (Outcome outcome : truth.traces().values()) {
      switch (outcome) {
        case Outcome.Failed(List<Outcome.Failure> failures) ->
            failures.forEach(f -> kinds.add(f.kind()));
        case Outcome.Deadlocked _ -> kinds.add(ViolationKind.DEADLOCK);
        default -> {}
      }
    }
    return kinds;
  }
}

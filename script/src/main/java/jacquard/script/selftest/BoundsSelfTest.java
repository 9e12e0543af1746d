package jacquard.script.selftest;

import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.stack.StackSearch;
import jacquard.script.Program;
import jacquard.script.Script;
import jacquard.script.generate.ProgramGenerator;
import jacquard.script.generate.Shrinker;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.IntStream;

/**
 * Bounded searches with reduction against plain bounded search on random programs: every local
 * state and every final state that is reachable within the bound must be visited.
 *
 * <p>Small programs are compared at every limit. Of the larger ones, a part is compared at the
 * limits at which plain search is feasible.
 */
public final class BoundsSelfTest {
  private static final long MAX_INTERLEAVINGS = 300;
  private static final int MAX_STEPS = 200;
  private static final int ONE_LARGE_PROGRAM_IN = 32;
  private static final int BATCH = 16;

  private BoundsSelfTest() {}

  /**
   * One configuration of a search with one bound, over all programs and limits.
   *
   * @param programs how many programs were compared at each limit, or more
   * @param searches how many searches were compared
   * @param plainExecutions what plain bounded search needed for them
   */
  public record Row(
      String bound,
      String search,
      long programs,
      long searches,
      long plainExecutions,
      long executions) {}

  /**
   * What was compared.
   *
   * @param programs those that were compared with every bound at every limit
   * @param larger those that were compared where plain search was feasible
   */
  public record Report(
      int programs, int larger, List<Row> rows, Optional<SelfTest.Disagreement> disagreement) {}

  private enum Size {
    /** Every schedule can be tried. */
    SMALL,
    LARGE,
    LEFT_OUT
  }

  private record Compared(
      Size size,
      List<BoundedSearches.Outcome> outcomes,
      Optional<SelfTest.Disagreement> disagreement) {}

  /** Stops at the first disagreement, in the order of the seeds. */
  public static Report run(long seed, int programs, SelfTest.Listener listener) {
    Tally tally = new Tally();
    Optional<SelfTest.Disagreement> disagreement = Optional.empty();
    int small = 0;
    int larger = 0;
    long next = seed * 1_000_000_007L;
    while (small < programs && disagreement.isEmpty()) {
      long from = next;
      List<Compared> batch =
          IntStream.range(0, BATCH).parallel().mapToObj(i -> compare(from + i)).toList();
      next += BATCH;
      for (Compared c : batch) {
        if (disagreement.isPresent() || small == programs) {
          break;
        }
        switch (c.size()) {
          case SMALL -> small++;
          case LARGE -> larger++;
          case LEFT_OUT -> {}
        }
        disagreement = c.disagreement();
        c.outcomes().forEach(tally::add);
      }
      listener.progress(small, tally.searches);
    }
    return new Report(small, larger, tally.rows(), disagreement);
  }

  /** The outcomes of all programs, summed. */
  private static final class Tally {
    private final SequencedMap<List<String>, SequencedMap<Integer, Row>> steps =
        new LinkedHashMap<>();
    private long searches;

    void add(BoundedSearches.Outcome o) {
      searches++;
      steps
          .computeIfAbsent(List.of(o.bound(), o.search()), _ -> new LinkedHashMap<>())
          .merge(
              o.step(),
              new Row(o.bound(), o.search(), 1, 1, o.plain(), o.executions()),
              (a, b) -> sum(a, b, a.programs() + b.programs()));
    }

    List<Row> rows() {
      return steps.values().stream()
          .map(
              atEach ->
                  atEach.values().stream()
                      .reduce((a, b) -> sum(a, b, Math.min(a.programs(), b.programs())))
                      .orElseThrow())
          .toList();
    }

    private static Row sum(Row a, Row b, long programs) {
      return new Row(
          a.bound(),
          a.search(),
          programs,
          a.searches() + b.searches(),
          a.plainExecutions() + b.plainExecutions(),
          a.executions() + b.executions());
    }
  }

  private static Compared compare(long seed) {
    Program program = ProgramGenerator.generate(seed);
    Size size = size(program, seed);
    List<BoundedSearches.Outcome> outcomes = new ArrayList<>();
    if (size == Size.LEFT_OUT) {
      return new Compared(size, outcomes, Optional.empty());
    }
    BoundedSearches searches = new BoundedSearches(new Script(program), seed, MAX_STEPS);
    for (BoundedSearches.Ladder ladder : BoundedSearches.ladders(seed)) {
      Optional<BoundedSearches.Problem> found = searches.climb(ladder, outcomes);
      if (found.isPresent()) {
        return new Compared(size, outcomes, Optional.of(shrunken(seed, program, found.get())));
      }
    }
    return new Compared(size, outcomes, Optional.empty());
  }

  private static Size size(Program program, long seed) {
    Result all =
        StackSearch.depthFirst(StackSearch.Sleep.OFF)
            .check(
                new Script(program),
                finite().withMaxExecutions(MAX_INTERLEAVINGS),
                Observer.SILENT);
    if (all.cutShort().isEmpty()) {
      return Size.SMALL;
    }
    return seed % ONE_LARGE_PROGRAM_IN == 0 ? Size.LARGE : Size.LEFT_OUT;
  }

  private static Limits finite() {
    return Limits.NONE.goingOn().withMaxSteps(MAX_STEPS);
  }

  private static SelfTest.Disagreement shrunken(
      long seed, Program program, BoundedSearches.Problem problem) {
    List<BoundLimit> limits = problem.limits();
    Program smallest = Shrinker.shrink(program, p -> problemWith(seed, p, limits).isPresent());
    return new SelfTest.Disagreement(
        BoundedSearches.describe(limits),
        seed,
        smallest.toString(),
        problemWith(seed, smallest, limits).orElse(problem.what()));
  }

  private static Optional<String> problemWith(long seed, Program program, List<BoundLimit> limits) {
    return new BoundedSearches(new Script(program), seed, MAX_STEPS).problemWithin(limits);
  }
}

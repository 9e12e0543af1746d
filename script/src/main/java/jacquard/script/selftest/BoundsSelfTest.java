package jacquard.script.selftest;

import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.best.Priorities;
import jacquard.explore.bounded.BestFirstSearch;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.Optimisation;
import jacquard.explore.bounded.Sealing;
import jacquard.explore.stack.StackSearch;
import jacquard.script.Program;
import jacquard.script.Script;
import jacquard.script.generate.ProgramGenerator;
import jacquard.script.generate.Shrinker;
import java.util.ArrayList;
import java.util.EnumSet;
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
  private static final long MAX_PLAIN_EXECUTIONS = 3_000;
  private static final long MAX_EXECUTIONS = 300_000;
  private static final int MAX_STEPS = 200;
  private static final int SATURATED = 1_000_000;
  private static final int[] LIMITS = {0, 1, 2, 3, SATURATED};
  private static final int[] LIMITS_ON_STEPS = {0, 1, 2, 3, 5, 8, 11, SATURATED};
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

  private record Candidate(String name, Search search) {}

  /** Bounds with limits that rise from step to step. */
  private record Ladder(String name, List<List<BoundLimit>> steps) {}

  private record Outcome(String bound, String search, int step, long plain, long executions) {}

  private enum Size {
    /** Every schedule can be tried. */
    SMALL,
    LARGE,
    LEFT_OUT
  }

  private record Compared(
      Size size, List<Outcome> outcomes, Optional<SelfTest.Disagreement> disagreement) {}

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

    void add(Outcome o) {
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
    List<Outcome> outcomes = new ArrayList<>();
    if (size == Size.LEFT_OUT) {
      return new Compared(size, outcomes, Optional.empty());
    }
    Script script = new Script(program);
    for (Ladder ladder : ladders(seed)) {
      Optional<SelfTest.Disagreement> found = compare(seed, script, ladder, outcomes);
      if (found.isPresent()) {
        return new Compared(size, outcomes, found);
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

  /**
   * Climbs a ladder. Where plain search has met no step that is forbidden, all searches are the
   * same at every higher limit: limits are used only to forbid steps. They are not run again.
   */
  private static Optional<SelfTest.Disagreement> compare(
      long seed, Script script, Ladder ladder, List<Outcome> outcomes) {
    List<Outcome> last = List.of();
    boolean saturated = false;
    for (int step = 0; step < ladder.steps().size(); step++) {
      if (!saturated) {
        List<BoundLimit> limits = ladder.steps().get(step);
        BoundAgreement all = new BoundAgreement();
        Result plain =
            BoundedSearch.plain(limits)
                .check(script, finite().withMaxExecutions(MAX_PLAIN_EXECUTIONS), all);
        if (plain.cutShort().isPresent()) {
          return Optional.empty(); // too large to compare with, and larger from here on
        }
        last = new ArrayList<>();
        Optional<String> problem = compare(seed, script, ladder.name(), limits, plain, all, last);
        if (problem.isPresent()) {
          return Optional.of(shrunken(seed, script.program(), limits, problem.get()));
        }
        saturated =
            plain
                .covered()
                .filter(scope -> scope instanceof Verdict.Scope.AllExecutions)
                .isPresent();
      }
      for (Outcome o : last) {
        outcomes.add(new Outcome(o.bound(), o.search(), step, o.plain(), o.executions()));
      }
    }
    return Optional.empty();
  }

  /** The first configuration that misses something. */
  private static Optional<String> compare(
      long seed,
      Script script,
      String bound,
      List<BoundLimit> limits,
      Result plain,
      BoundAgreement all,
      List<Outcome> outcomes) {
    for (Candidate c : candidates(seed, limits)) {
      BoundAgreement visited = new BoundAgreement();
      Result result = c.search().check(script, finite().withMaxExecutions(MAX_EXECUTIONS), visited);
      long local = visited.missingLocal(all);
      long ends = visited.missingEnds(all);
      long strange = all.missingEnds(visited) + all.missingLocal(visited);
      if (local + ends + strange > 0) {
        return Optional.of(
            "%s misses %d of %d local and %d of %d final states, and has %d beyond the bound"
                .formatted(c.name(), local, all.localStates(), ends, all.endStates(), strange));
      }
      outcomes.add(
          new Outcome(
              bound,
              c.name(),
              0,
              plain.statistics().executions(),
              result.statistics().executions()));
    }
    return Optional.empty();
  }

  private static SelfTest.Disagreement shrunken(
      long seed, Program program, List<BoundLimit> limits, String what) {
    Program smallest = Shrinker.shrink(program, p -> problemWith(seed, p, limits).isPresent());
    return new SelfTest.Disagreement(
        describe(limits),
        seed,
        smallest.toString(),
        problemWith(seed, smallest, limits).orElse(what));
  }

  private static Optional<String> problemWith(long seed, Program program, List<BoundLimit> limits) {
    Script script = new Script(program);
    BoundAgreement all = new BoundAgreement();
    Result plain =
        BoundedSearch.plain(limits)
            .check(script, finite().withMaxExecutions(MAX_PLAIN_EXECUTIONS), all);
    return plain.cutShort().isPresent()
        ? Optional.empty()
        : compare(seed, script, "", limits, plain, all, new ArrayList<>());
  }

  private static List<Candidate> candidates(long seed, List<BoundLimit> limits) {
    List<Candidate> out = new ArrayList<>();
    out.add(new Candidate("bpor", BoundedSearch.bpor(limits, EnumSet.noneOf(Optimisation.class))));
    for (Optimisation o : Optimisation.values()) {
      out.add(new Candidate("bpor " + o, BoundedSearch.bpor(limits, EnumSet.of(o))));
    }
    EnumSet<Optimisation> proven = EnumSet.complementOf(EnumSet.of(Optimisation.SLEEP));
    out.add(new Candidate("bpor all but SLEEP", BoundedSearch.bpor(limits, proven)));
    out.add(new Candidate("bpor all", BoundedSearch.bpor(limits)));
    for (BestFirstSearch.Below below :
        List.of(BestFirstSearch.Below.BOUNDED, BestFirstSearch.Below.BPOR)) {
      out.add(
          new Candidate(
              "best-first " + below,
              BestFirstSearch.within(limits, below, List.of(Priorities.random(seed)))));
    }
    return out;
  }

  /** Every bound alone, every two of them, and three. */
  private static List<Ladder> ladders(long seed) {
    List<Bound> all = new ArrayList<>(Bounds.all());
    all.add(sealing(seed));
    List<Ladder> out = new ArrayList<>();
    for (Bound bound : all) {
      int[] limits = countsSteps(bound) ? LIMITS_ON_STEPS : LIMITS;
      out.add(
          ladder(IntStream.of(limits).mapToObj(l -> List.of(new BoundLimit(bound, l))).toList()));
    }
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        out.add(combined(List.of(all.get(i), all.get(j))));
      }
    }
    out.add(combined(List.of(Bounds.FAIR, Bounds.CONTEXT, Bounds.LOCAL_CONTEXT)));
    return out;
  }

  private static Ladder combined(List<Bound> bounds) {
    return ladder(
        IntStream.range(0, 2)
            .mapToObj(l -> bounds.stream().map(b -> new BoundLimit(b, low(b, l))).toList())
            .toList());
  }

  /** Low limits, at which each of two bounds cuts something off. */
  private static int low(Bound bound, int step) {
    if (bound.isFair()) {
      return step;
    }
    return countsSteps(bound) ? 4 + 2 * step : 1 + step;
  }

  private static Ladder ladder(List<List<BoundLimit>> steps) {
    return new Ladder(nameOf(steps.getFirst()), steps);
  }

  /** Seals about every third place in the program. */
  private static Sealing sealing(long seed) {
    return new Sealing(site -> (site + seed) % 3 == 0);
  }

  /** The smallest interesting limits of these bounds are larger. */
  private static boolean countsSteps(Bound bound) {
    return bound.leastLimit() > 0;
  }

  private static String nameOf(List<BoundLimit> limits) {
    return String.join("+", limits.stream().map(l -> l.bound().name()).toList());
  }

  private static String describe(List<BoundLimit> limits) {
    return String.join(",", limits.stream().map(l -> l.bound().name() + "=" + l.limit()).toList());
  }
}

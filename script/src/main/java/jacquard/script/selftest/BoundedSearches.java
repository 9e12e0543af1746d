package jacquard.script.selftest;

import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.best.Priorities;
import jacquard.explore.bounded.BestFirstSearch;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.Optimisation;
import jacquard.explore.bounded.Sealing;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * All bounded searches of one program, whatever it is made of, against plain bounded search: every
 * local state and every final state that is reachable within the bound must be visited.
 */
public final class BoundedSearches {
  private static final long MAX_PLAIN_EXECUTIONS = 3_000;
  private static final long MAX_EXECUTIONS = 300_000;
  private static final int SATURATED = 1_000_000;
  private static final int[] LIMITS = {0, 1, 2, 3, SATURATED};
  private static final int[] LIMITS_ON_STEPS = {0, 1, 2, 3, 5, 8, 11, SATURATED};

  private record Candidate(String name, Search search) {}

  /** Bounds with limits that rise from step to step. */
  public record Ladder(String name, List<List<BoundLimit>> steps) {
    public Ladder {
      steps = steps.stream().map(List::copyOf).toList();
    }
  }

  /** What a search and plain search needed at one step of a ladder. */
  public record Outcome(String bound, String search, int step, long plain, long executions) {}

  /** What a search misses within these limits. */
  public record Problem(List<BoundLimit> limits, String what) {
    public Problem {
      limits = List.copyOf(limits);
    }
  }

  private final Subject subject;
  private final long seed;
  private final int maxSteps;

  /**
   * @param seed of the random orders of best-first search
   * @param maxSteps more than any execution has
   */
  public BoundedSearches(Subject subject, long seed, int maxSteps) {
    this.subject = subject;
    this.seed = seed;
    this.maxSteps = maxSteps;
  }

  private Limits finite() {
    return Limits.NONE.goingOn().withMaxSteps(maxSteps);
  }

  /**
   * Climbs a ladder. Where plain search has met no step that is forbidden, all searches are the
   * same at every higher limit: limits are used only to forbid steps. They are not run again.
   *
   * @param outcomes where to put what was compared
   * @return the first problem
   */
  public Optional<Problem> climb(Ladder ladder, List<Outcome> outcomes) {
    List<Outcome> last = List.of();
    boolean saturated = false;
    for (int step = 0; step < ladder.steps().size(); step++) {
      if (!saturated) {
        List<BoundLimit> limits = ladder.steps().get(step);
        BoundAgreement all = new BoundAgreement();
        Result plain = plain(limits, all);
        if (plain.cutShort().isPresent()) {
          return Optional.empty(); // too large to compare with, and larger from here on
        }
        last = new ArrayList<>();
        Optional<String> problem = compare(ladder.name(), limits, plain, all, last);
        if (problem.isPresent()) {
          return Optional.of(new Problem(limits, problem.get()));
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

  /** What the first search misses that misses anything within these limits. */
  public Optional<String> problemWithin(List<BoundLimit> limits) {
    BoundAgreement all = new BoundAgreement();
    Result plain = plain(limits, all);
    return plain.cutShort().isPresent()
        ? Optional.empty()
        : compare("", limits, plain, all, new ArrayList<>());
  }

  private Result plain(List<BoundLimit> limits, BoundAgreement all) {
    return BoundedSearch.plain(limits)
        .check(subject, finite().withMaxExecutions(MAX_PLAIN_EXECUTIONS), all);
  }

  /** The first configuration that misses something. */
  private Optional<String> compare(
      String bound,
      List<BoundLimit> limits,
      Result plain,
      BoundAgreement all,
      List<Outcome> outcomes) {
    for (Candidate c : candidates(limits)) {
      BoundAgreement visited = new BoundAgreement();
      Result result =
          c.search().check(subject, finite().withMaxExecutions(MAX_EXECUTIONS), visited);
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

  private List<Candidate> candidates(List<BoundLimit> limits) {
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
  public static List<Ladder> ladders(long seed) {
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

  static String describe(List<BoundLimit> limits) {
    return String.join(",", limits.stream().map(l -> l.bound().name() + "=" + l.limit()).toList());
  }
}

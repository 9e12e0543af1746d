package jacquard.script.selftest;

import jacquard.explore.Limits;
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
 */
public final class BoundsSelfTest {
  private static final long MAX_PLAIN_EXECUTIONS = 3_000;
  private static final long MAX_EXECUTIONS = 300_000;
  private static final int MAX_STEPS = 200;
  private static final int SATURATED = 1_000_000;
  private static final int[] LIMITS = {0, 1, 2, 3, SATURATED};
  private static final int BATCH = 16;

  private BoundsSelfTest() {}

  /**
   * One configuration of a search with one bound, over all programs and limits.
   *
   * @param searches how many searches were compared
   * @param plainExecutions what plain bounded search needed for them
   */
  public record Row(
      String bound, String search, long searches, long plainExecutions, long executions) {}

  /**
   * What was compared.
   *
   * @param programs those for which plain search was feasible with every bound and limit, or some
   */
  public record Report(
      int programs, List<Row> rows, Optional<SelfTest.Disagreement> disagreement) {}

  private record Candidate(String name, Search search) {}

  private record Outcome(String bound, String search, long plain, long executions) {}

  private record Compared(List<Outcome> outcomes, Optional<SelfTest.Disagreement> disagreement) {}

  /** Stops at the first disagreement, in the order of the seeds. */
  public static Report run(long seed, int programs, SelfTest.Listener listener) {
    SequencedMap<String, Row> rows = new LinkedHashMap<>();
    Optional<SelfTest.Disagreement> disagreement = Optional.empty();
    long searches = 0;
    int done = 0;
    long next = seed * 1_000_000_007L;
    while (done < programs && disagreement.isEmpty()) {
      long from = next;
      int size = Math.min(BATCH, programs - done);
      List<Compared> batch =
          IntStream.range(0, size).parallel().mapToObj(i -> compare(from + i)).toList();
      next += size;
      for (Compared c : batch) {
        if (disagreement.isPresent()) {
          break;
        }
        done++;
        disagreement = c.disagreement();
        for (Outcome o : c.outcomes()) {
          searches++;
          rows.merge(
              o.bound() + " " + o.search(),
              new Row(o.bound(), o.search(), 1, o.plain(), o.executions()),
              BoundsSelfTest::sum);
        }
      }
      listener.progress(done, searches);
    }
    return new Report(done, List.copyOf(rows.values()), disagreement);
  }

  private static Row sum(Row a, Row b) {
    return new Row(
        a.bound(),
        a.search(),
        a.searches() + b.searches(),
        a.plainExecutions() + b.plainExecutions(),
        a.executions() + b.executions());
  }

  private static Compared compare(long seed) {
    Program program = ProgramGenerator.generate(seed);
    List<Outcome> outcomes = new ArrayList<>();
    for (List<BoundLimit> limits : allLimits(seed)) {
      Optional<String> problem = compare(seed, program, limits, outcomes);
      if (problem.isPresent()) {
        Program smallest =
            Shrinker.shrink(program, p -> compare(seed, p, limits, new ArrayList<>()).isPresent());
        String what = compare(seed, smallest, limits, new ArrayList<>()).orElse(problem.get());
        return new Compared(
            outcomes,
            Optional.of(
                new SelfTest.Disagreement(describe(limits), seed, smallest.toString(), what)));
      }
    }
    return new Compared(outcomes, Optional.empty());
  }

  /** The first configuration that misses something. */
  private static Optional<String> compare(
      long seed, Program program, List<BoundLimit> limits, List<Outcome> outcomes) {
    Limits finite = Limits.NONE.goingOn().withMaxSteps(MAX_STEPS);
    BoundAgreement all = new BoundAgreement();
    Result plain =
        BoundedSearch.plain(limits)
            .check(new Script(program), finite.withMaxExecutions(MAX_PLAIN_EXECUTIONS), all);
    if (plain.cutShort().isPresent()) {
      return Optional.empty(); // too large to compare with
    }
    for (Candidate c : candidates(seed, limits)) {
      BoundAgreement visited = new BoundAgreement();
      Result result =
          c.search().check(new Script(program), finite.withMaxExecutions(MAX_EXECUTIONS), visited);
      long local = visited.missingLocal(all);
      long ends = visited.missingEnds(all);
      long strange = all.missingEnds(visited);
      if (local + ends + strange > 0) {
        return Optional.of(
            "%s misses %d of %d local and %d of %d final states, and has %d beyond the bound"
                .formatted(c.name(), local, all.localStates(), ends, all.endStates(), strange));
      }
      outcomes.add(
          new Outcome(
              nameOf(limits),
              c.name(),
              plain.statistics().executions(),
              result.statistics().executions()));
    }
    return Optional.empty();
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

  private static List<List<BoundLimit>> allLimits(long seed) {
    List<List<BoundLimit>> out = new ArrayList<>();
    for (int limit : LIMITS) {
      for (Bound bound : Bounds.all()) {
        int scaled = limit == SATURATED || !countsSteps(bound) ? limit : 2 + 3 * limit;
        out.add(List.of(new BoundLimit(bound, scaled)));
      }
      out.add(List.of(new BoundLimit(sealing(seed), limit)));
    }
    for (int limit = 0; limit < 2; limit++) {
      for (Bound bound : Bounds.all()) {
        if (!bound.equals(Bounds.FAIR)) {
          int other = countsSteps(bound) ? 6 : limit + 1;
          out.add(List.of(new BoundLimit(Bounds.FAIR, limit), new BoundLimit(bound, other)));
          out.add(List.of(new BoundLimit(sealing(seed), limit), new BoundLimit(bound, other)));
        }
      }
    }
    out.add(List.of(new BoundLimit(Bounds.CONTEXT, 2), new BoundLimit(Bounds.PREEMPTION, 1)));
    out.add(List.of(new BoundLimit(Bounds.LOCAL_DEPTH, 6), new BoundLimit(Bounds.DELTA, 2)));
    return out;
  }

  /** Seals about every third place in the program. */
  private static Sealing sealing(long seed) {
    return new Sealing(site -> (site + seed) % 3 == 0);
  }

  /** The smallest interesting limits of these bounds are larger. */
  private static boolean countsSteps(Bound bound) {
    return bound.equals(Bounds.DEPTH) || bound.equals(Bounds.LOCAL_DEPTH);
  }

  private static String nameOf(List<BoundLimit> limits) {
    return String.join("+", limits.stream().map(l -> l.bound().name()).toList());
  }

  private static String describe(List<BoundLimit> limits) {
    return String.join(",", limits.stream().map(l -> l.bound().name() + "=" + l.limit()).toList());
  }
}

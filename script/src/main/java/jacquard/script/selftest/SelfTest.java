package jacquard.script.selftest;

import jacquard.explore.Limits;
import jacquard.explore.Search;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.Searches;
import jacquard.explore.catalog.Searches.Promise;
import jacquard.explore.optimal.LeafOrder;
import jacquard.explore.optimal.OptimalSearch;
import jacquard.explore.parsimonious.ParsimoniousSearch;
import jacquard.explore.sample.RandomWalk;
import jacquard.script.Program;
import jacquard.script.Script;
import jacquard.script.generate.ProgramGenerator;
import jacquard.script.generate.Shrinker;
import jacquard.script.oracle.Oracle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/** Runs random programs with every search and compares each with brute force. */
public final class SelfTest {
  private static final int MAX_PREFIXES = 6_000;
  private static final int MAX_STEPS = 200;
  private static final long MAX_EXECUTIONS = 30_000;
  private static final long SAMPLES = 20;
  private static final int BATCH = 64;

  private SelfTest() {}

  /** Told how far the test has come. */
  public interface Listener {
    void progress(int programsDone, long traces);
  }

  /**
   * What was compared.
   *
   * @param traces of all programs together, by brute force
   * @param interleavings of all programs together
   */
  public record Report(
      int programs,
      long traces,
      long interleavings,
      List<Row> rows,
      Optional<Disagreement> disagreement) {}

  /**
   * The work of one search.
   *
   * @param programs those that it finished; without reduction some are too large
   */
  public record Row(String search, int programs, long traces, long executions, long blocked) {}

  /** A search and brute force do not say the same, on the smallest program that shows it. */
  public record Disagreement(String search, long seed, String program, String what) {}

  /** A search under test. */
  private record Candidate(String name, Promise promise, LongFunction<Search> make) {}

  /** One program's results: for each search what it did, null where it did not finish. */
  private record Compared(
      long traces,
      long interleavings,
      List<Optional<Agreement.Outcomes>> outcomes,
      Optional<Disagreement> disagreement) {}

  /** Stops at the first disagreement, in the order of the seeds. */
  public static Report run(long seed, int programs, Listener listener) {
    List<Candidate> candidates = candidates();
    int[] finished = new int[candidates.size()];
    long[] executions = new long[candidates.size()];
    long[] visited = new long[candidates.size()];
    long[] blocked = new long[candidates.size()];
    long traces = 0;
    long interleavings = 0;
    int done = 0;
    long nextSeed = seed * 1_000_000_007L;
    Optional<Disagreement> disagreement = Optional.empty();
    while (done < programs && disagreement.isEmpty()) {
      long from = nextSeed;
      List<Optional<Compared>> batch =
          IntStream.range(0, BATCH)
              .parallel()
              .mapToObj(i -> compare(from + i, candidates))
              .toList();
      nextSeed += BATCH;
      for (Optional<Compared> maybe : batch) {
        if (maybe.isEmpty() || done == programs || disagreement.isPresent()) {
          continue; // too large for brute force, or enough
        }
        Compared c = maybe.get();
        done++;
        traces += c.traces();
        interleavings += Math.min(c.interleavings(), Long.MAX_VALUE - interleavings);
        disagreement = c.disagreement();
        for (int s = 0; s < c.outcomes().size(); s++) {
          Optional<Agreement.Outcomes> o = c.outcomes().get(s);
          if (o.isPresent() && o.get().finished()) {
            finished[s]++;
            visited[s] += c.traces();
            executions[s] += o.get().executions();
            blocked[s] += o.get().blocked();
          }
        }
      }
      listener.progress(done, traces);
    }
    List<Row> rows = new ArrayList<>();
    for (int s = 0; s < candidates.size(); s++) {
      rows.add(
          new Row(candidates.get(s).name(), finished[s], visited[s], executions[s], blocked[s]));
    }
    return new Report(done, traces, interleavings, rows, disagreement);
  }

  private static List<Candidate> candidates() {
    List<Candidate> out = new ArrayList<>();
    for (SearchEntry e : Searches.withoutBounds()) {
      out.add(new Candidate(e.name(), e.promise(), e::search));
    }
    out.add(
        new Candidate(
            "optimal:random-order, random free choices",
            Promise.OPTIMAL,
            seed ->
                new OptimalSearch(
                    "optimal", () -> LeafOrder.random(seed), () -> new RandomWalk(seed + 1))));
    out.add(
        new Candidate(
            "optimal, random free choices",
            Promise.OPTIMAL,
            seed -> new ParsimoniousSearch("parsimonious", () -> new RandomWalk(seed + 1))));
    return out;
  }

  private static Optional<Compared> compare(long seed, List<Candidate> candidates) {
    Program program = ProgramGenerator.generate(seed);
    Optional<Oracle.Truth> known = truth(program);
    if (known.isEmpty()) {
      return Optional.empty();
    }
    Oracle.Truth truth = known.get();
    List<Optional<Agreement.Outcomes>> outcomes = new ArrayList<>();
    for (Candidate c : candidates) {
      if (c.promise() == Promise.INTERLEAVINGS && truth.interleavings() > MAX_EXECUTIONS) {
        outcomes.add(Optional.empty());
        continue;
      }
      Agreement.Outcomes o = compare(c, seed, program, truth);
      outcomes.add(Optional.of(o));
      if (o.problem().isPresent()) {
        return Optional.of(
            new Compared(
                truth.traces().size(),
                truth.interleavings(),
                outcomes,
                Optional.of(shrunken(c, seed, program, o.problem().get()))));
      }
    }
    return Optional.of(
        new Compared(truth.traces().size(), truth.interleavings(), outcomes, Optional.empty()));
  }

  private static Optional<Oracle.Truth> truth(Program program) {
    return Oracle.enumerate(new Script(program), MAX_PREFIXES, MAX_STEPS);
  }

  private static Agreement.Outcomes compare(
      Candidate c, long seed, Program program, Oracle.Truth truth) {
    Limits limits =
        Limits.NONE
            .withMaxSteps(MAX_STEPS)
            .withMaxExecutions(c.promise() == Promise.SAMPLING ? SAMPLES : MAX_EXECUTIONS);
    try {
      return Agreement.compare(
          c.make().apply(seed), c.promise(), new Script(program), truth, limits);
    } catch (IllegalStateException e) { // an invariant of the search does not hold
      return new Agreement.Outcomes(Optional.of(e.toString()), true, 0, 0);
    }
  }

  private static Disagreement shrunken(Candidate c, long seed, Program program, String what) {
    Program smallest =
        Shrinker.shrink(
            program,
            p -> {
              Optional<Oracle.Truth> truth = truth(p);
              return truth.isPresent() && compare(c, seed, p, truth.get()).problem().isPresent();
            });
    String problem =
        truth(smallest).flatMap(t -> compare(c, seed, smallest, t).problem()).orElse(what);
    return new Disagreement(c.name(), seed, smallest.toString(), problem);
  }
}

package jacquard.runtime.sections;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.catalog.SearchRequest;
import jacquard.runtime.Carrier;
import jacquard.runtime.Entry;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.control.EarlyTimeouts;
import jacquard.runtime.control.ExploredBehaviour;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.RewrittenJdk;
import jacquard.runtime.rewrite.Symbols;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * Compares what trials can see when operations of the JDK are one step each with what they see when
 * all their steps are visible: all of the latter must be among the former. Two searches that both
 * run every trace once must agree on what there is. Only a trial with too many executions is
 * skipped.
 *
 * <p>Arguments: the class path of {@link Trial}, a seed, how many trials, how many executions with
 * single steps for each, and the names of the objects to try. Prints a line for each trial.
 */
final class TrialRunner {
  private static final Map<String, String> OPERATIONS =
      Map.ofEntries(
          Map.entry("map", "gpidrsmcl"),
          Map.entry("queue", "opopksdl"),
          Map.entry("deque", "flpqkm"),
          Map.entry("skiplist", "pgdisfq"),
          Map.entry("transfer", "optrws"),
          Map.entry("handover", "optu"),
          Map.entry("semaphore", "atqdgk"),
          Map.entry("fair-semaphore", "atqdgk"),
          Map.entry("read-write", "rwdtqc"),
          Map.entry("fair-read-write", "rwdtqc"),
          Map.entry("fair-lock", "ltqn"),
          Map.entry("stamped", "wroiluvc"),
          Map.entry("phaser", "rwdgnp"),
          Map.entry("exchanger", "x"),
          Map.entry("future", "rgcdsi"),
          Map.entry("pool", "eshnitcd"),
          Map.entry("fork-join", "esihd"));

  /** A trial with this many executions for each with single steps is skipped. */
  private static final int MAX_FACTOR = 100;

  private final List<Path> classPath;
  private final Random random;
  private final int samples;

  private TrialRunner(List<Path> classPath, long seed, int samples) {
    this.classPath = classPath;
    random = new Random(seed);
    this.samples = samples;
  }

  public static void main(String[] arguments) {
    Carrier.call(
        () -> {
          PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
          TrialRunner runner =
              new TrialRunner(
                  List.of(Path.of(arguments[0])),
                  Long.parseLong(arguments[1]),
                  Integer.parseInt(arguments[3]));
          List<String> names = List.of(arguments).subList(4, arguments.length);
          List<String> all =
              names.isEmpty() ? List.copyOf(new TreeSet<>(OPERATIONS.keySet())) : names;
          for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
            out.println(runner.compare(runner.line(all.get(i % all.size()))));
          }
          return 0;
        });
  }

  /** Two or three threads with one to three operations each. */
  private String line(String name) {
    StringBuilder line = new StringBuilder(name);
    int threads = 2 + random.nextInt(2);
    for (int t = 0; t < threads; t++) {
      line.append(' ');
      int length = 1 + random.nextInt(threads == 2 ? 3 : 2);
      for (int i = 0; i < length; i++) {
        String own = OPERATIONS.get(name);
        String operations = random.nextInt(4) == 0 ? "ABab" : own;
        line.append(operations.charAt(random.nextInt(operations.length())));
        line.append(1 + random.nextInt(2));
      }
    }
    return line.toString();
  }

  private String compare(String line) throws Exception {
    System.setProperty(Trial.LINE, line);
    Sights atOnce = new Sights();
    int max = samples * MAX_FACTOR;
    Result result = check("optimal", Limits.NONE.goingOn().withMaxExecutions(max), false, atOnce);
    if (result.cutShort().orElse(null) instanceof Verdict.Reason.OutOfBudget) {
      return "skipped\t%s\ttoo many executions".formatted(line);
    }
    if (result.cutShort().isPresent() || result.verdict() instanceof Verdict.Unknown) {
      return "UNKNOWN\t%s\t%s, %s".formatted(line, result.verdict(), result.cutShort());
    }
    Sights again = new Sights();
    check("optimal:depth-first", Limits.NONE.goingOn(), false, again);
    if (again.executions != atOnce.executions || !again.seen.equals(atOnce.seen)) {
      return "DIFFERENT\t%s\t%d and %d executions"
          .formatted(line, atOnce.executions, again.executions);
    }
    Sights singly = new Sights();
    Limits some = Limits.NONE.goingOn().withMaxExecutions(samples);
    check("pct", some, true, singly);
    check("random", some, true, singly);
    check("optimal:fewest-preemptions", some, true, singly);
    Set<String> lost = new TreeSet<>(singly.seen);
    lost.removeAll(atOnce.seen);
    return "%s\t%s\t%d executions, %d sights; of %d seen singly %s"
        .formatted(
            lost.isEmpty() ? "same" : "LOST",
            line,
            atOnce.executions,
            atOnce.seen.size(),
            singly.seen.size(),
            lost.isEmpty() ? "none is missing" : "missing: " + lost);
  }

  private Result check(String search, Limits limits, boolean singleSteps, Observer observer)
      throws Exception {
    Symbols symbols = RewrittenJdk.running().symbols();
    ProgramLoader loader = new ProgramLoader(classPath, Map.of(), symbols);
    Class<?> type = Class.forName(Trial.class.getName(), false, loader);
    JavaProgram program =
        new JavaProgram(
            "trial",
            loader,
            symbols,
            Entry.method(type, "main"),
            new ExploredBehaviour(EarlyTimeouts.parse("0"), 0, singleSteps));
    return SearchRequest.open()
        .withSearch(search)
        .plan(program)
        .search()
        .check(program, limits, observer);
  }

  /** What was seen in all executions. */
  private static final class Sights implements Observer {
    final Set<String> seen = new HashSet<>();
    long executions;

    @Override
    public void executed(Execution execution) {
      executions++;
      switch (execution.outcome()) {
        case Outcome.Failed(var failures) ->
            failures.forEach(failure -> seen.add(failure.message()));
        case Outcome.Deadlocked _ -> seen.add("deadlock");
        case Outcome other -> {}
      }
    }

    @Override
    public void restarted() {
      seen.clear();
      executions = 0;
    }
  }
}

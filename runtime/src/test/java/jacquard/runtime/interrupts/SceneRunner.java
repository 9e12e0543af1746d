package jacquard.runtime.interrupts;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.catalog.SearchRequest;
import jacquard.runtime.Carrier;
import jacquard.runtime.Entry;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.RewrittenJdk;
import jacquard.runtime.rewrite.Symbols;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Prints all outcomes of scenes that the default search finds, and those that a search without
 * reduction does. Arguments: the class path of {@link Scene}, and the scenes.
 */
final class SceneRunner {
  /** More than this many executions are too many for a search without reduction. */
  private static final int MAX = 2_000;

  private SceneRunner() {}

  public static void main(String[] arguments) {
    Carrier.call(
        () -> {
          PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
          for (String line : List.of(arguments).subList(1, arguments.length)) {
            System.setProperty(Scene.LINE, line);
            Sights optimal = check(arguments[0], "optimal", 10 * MAX);
            Sights all = check(arguments[0], "dfs", MAX);
            out.printf("%s\t%s\t%s\t%s%n", line, optimal, all, all.executions < MAX);
          }
          return 0;
        });
  }

  private static Sights check(String classPath, String search, int max) throws Exception {
    Symbols symbols = RewrittenJdk.running().symbols();
    ProgramLoader loader = new ProgramLoader(List.of(Path.of(classPath)), Map.of(), symbols);
    Class<?> type = Class.forName(Scene.class.getName(), false, loader);
    JavaProgram program = new JavaProgram("scene", loader, symbols, Entry.method(type, "main"));
    Sights sights = new Sights();
    SearchRequest.open()
        .withSearch(search)
        .plan(program)
        .search()
        .check(program, Limits.NONE.goingOn().withMaxExecutions(max), sights);
    return sights;
  }

  private static final class Sights implements Observer {
    private final TreeSet<String> seen = new TreeSet<>();
    private int executions;

    @Override
    public void executed(Execution execution) {
      executions++;
      switch (execution.outcome()) {
        case Outcome.Failed(var failures) ->
            failures.forEach(failure -> seen.add(failure.message().replaceFirst("^[^:]*: ", "")));
        case Outcome.Deadlocked _, Outcome.Completed _ -> seen.add("for ever");
        case Outcome other -> seen.add(other.toString());
      }
    }

    @Override
    public void restarted() {
      seen.clear();
      executions = 0;
    }

    @Override
    public String toString() {
      return String.join("; ", seen);
    }
  }
}

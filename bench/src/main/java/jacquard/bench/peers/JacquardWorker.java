package jacquard.bench.peers;

import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.catalog.SearchRequest;
import jacquard.runtime.Carrier;
import jacquard.runtime.Entry;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.RewrittenJdk;
import jacquard.runtime.rewrite.Symbols;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Checks a scenario with Jacquard, in a JVM that can control programs. */
final class JacquardWorker {
  private static final Limits LIMITS = Limits.NONE.withMaxTime(Duration.ofSeconds(20));

  private JacquardWorker() {}

  /**
   * Arguments: class path of the programs, rounds, milliseconds, whether to count traces, and for
   * each check {@code SCENARIO=search}.
   */
  public static void main(String[] arguments) {
    Carrier.call(
        () -> {
          Path classPath = Path.of(arguments[0]);
          Rounds rounds =
              new Rounds(
                  Integer.parseInt(arguments[1]), Duration.ofMillis(Long.parseLong(arguments[2])));
          Limits limits = Boolean.parseBoolean(arguments[3]) ? LIMITS.countingTraces() : LIMITS;
          for (String job : Arrays.asList(arguments).subList(4, arguments.length)) {
            String[] names = job.split("=", 2);
            JavaProgram program = program(Scenario.valueOf(names[0]), classPath);
            rounds.measure(() -> check(program, names[1], limits), System.out);
          }
          return 0;
        });
  }

  private static JavaProgram program(Scenario scenario, Path classPath) throws Exception {
    Symbols symbols = RewrittenJdk.running().symbols();
    ProgramLoader loader = new ProgramLoader(List.of(classPath), Map.of(), symbols);
    Class<?> type = Class.forName(scenario.program().getClass().getName(), false, loader);
    return new JavaProgram(scenario.title(), loader, symbols, Entry.method(type, "run"));
  }

  private static Checker.Outcome check(JavaProgram program, String search, Limits limits) {
    SearchRequest request = SearchRequest.open().withSearch(search);
    Result result = request.plan(program).search().check(program, limits, Observer.SILENT);
    String verdict =
        switch (result.verdict()) {
          case Verdict.Holds _ -> "holds";
          case Verdict.Violated(var violation, var _) -> violation.kind().word();
          case Verdict.Unknown _ -> "unknown";
        };
    return new Checker.Outcome(
        verdict, result.statistics().executions(), result.statistics().distinctTraces());
  }
}

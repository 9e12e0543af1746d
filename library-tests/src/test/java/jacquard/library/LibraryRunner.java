package jacquard.library;

import jacquard.check.JavaTarget;
import jacquard.check.ProgramOutput;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.explore.engine.StatelessEngine;
import jacquard.runtime.Carrier;
import jacquard.runtime.Entry;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.RewrittenJdk;
import jacquard.runtime.rewrite.Symbols;
import java.io.File;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Checks programs in a JVM that can control them, as the command and the Java API do, and prints a
 * line for each: number, verdict, executions, milliseconds, message.
 *
 * <p>Arguments: seconds for each, and for each a number, a class, a bound or nothing, its class
 * path and how many executions at most.
 */
final class LibraryRunner {

  private LibraryRunner() {}

  public static void main(String[] arguments) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    ProgramOutput.discard();
    Carrier.call(
        () -> {
          Duration time = Duration.ofSeconds(Long.parseLong(arguments[0]));
          for (int i = 1; i < arguments.length; i += 5) {
            out.println(
                arguments[i] + "\t" + attempt(time, Arrays.asList(arguments).subList(i, i + 5)));
          }
          return 0;
        });
    Runtime.getRuntime().halt(0);
  }

  /** Whatever goes wrong is a result. */
  private static String attempt(Duration time, List<String> arguments) {
    try {
      return check(time, arguments);
    } catch (Exception | LinkageError e) {
      return "fault\t0\t0\t" + e.toString().replaceAll("\\s+", " ");
    }
  }

  private static String check(Duration time, List<String> arguments) throws Exception {
    long start = System.nanoTime();
    List<Path> classPath =
        Arrays.stream(arguments.get(3).split(File.pathSeparator)).map(Path::of).toList();
    Symbols symbols = RewrittenJdk.running().symbols();
    ProgramLoader loader = new ProgramLoader(classPath, Map.of(), symbols);
    Class<?> type = Class.forName(arguments.get(1), false, loader);
    JavaProgram program =
        new JavaProgram(arguments.get(1), loader, symbols, Entry.method(type, "main"));
    CheckRequest request =
        CheckRequest.of(arguments.get(1))
            .with(CheckOptions.RACES, "ignore")
            .with(CheckOptions.TIMEOUT, time)
            .with(CheckOptions.MAX_EXECUTIONS, Long.parseLong(arguments.get(4)));
    String bound = arguments.get(2);
    Check report =
        new StatelessEngine(List.of())
            .check(
                new JavaTarget(arguments.get(1), program),
                bound.isEmpty() ? request : request.with(CheckOptions.BOUND, bound),
                Watcher.SILENT);
    String verdict =
        switch (report.verdict()) {
          case Verdict.Holds _ -> "holds";
          case Verdict.Violated(var violation, var _) -> violation.kind().word();
          case Verdict.Unknown _ -> "unknown";
        };
    return String.join(
        "\t",
        verdict,
        Long.toString(((Statistics) report.effort()).executions()),
        Long.toString((System.nanoTime() - start) / 1_000_000),
        report.verdict().toString().replaceAll("\\s+", " "));
  }
}

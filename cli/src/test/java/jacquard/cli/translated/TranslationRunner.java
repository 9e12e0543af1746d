package jacquard.cli.translated;

import com.sun.management.OperatingSystemMXBean;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.Engines;
import jacquard.cli.target.Targets;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Target;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.runtime.rewrite.RewrittenJdk;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Checks random programs by several engines, in a JVM that can control them: prints a line for each
 * program and engine, with the verdict and what it took. Many programs are compiled at once.
 */
final class TranslationRunner {
  private static final int COMPILED_AT_ONCE = 100;
  private static final double MILLION = 1e6;

  /** A verdict of a counterexample that the program did not have as its model did. */
  static final String SEARCHED = "not followed";

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final Path folder;
  private final Duration budget;
  private final List<String> engines;
  private final PrintStream out;

  private TranslationRunner(Path folder, Duration budget, List<String> engines, PrintStream out) {
    this.folder = folder;
    this.budget = budget;
    this.engines = engines;
    this.out = out;
  }

  /**
   * Arguments: a folder, the first seed, how many, milliseconds for each check, and engines with a
   * method, a mode and a depth, such as {@code symbolic,bmc,stubborn,100}.
   */
  public static void main(String[] args) throws Exception {
    long first = Long.parseLong(args[1]);
    long end = first + Long.parseLong(args[2]);
    TranslationRunner runner =
        new TranslationRunner(
            Path.of(args[0]),
            Duration.ofMillis(Long.parseLong(args[3])),
            List.of(args).subList(4, args.length),
            System.out);
    for (long seed = first; seed < end; seed += COMPILED_AT_ONCE) {
      runner.check(seed, Math.min(seed + COMPILED_AT_ONCE, end));
    }
    System.exit(0);
  }

  private void check(long first, long end) throws IOException {
    List<Path> files = new ArrayList<>();
    for (long seed = first; seed < end; seed++) {
      Path file = folder.resolve("P%d.java".formatted(seed));
      files.add(Files.writeString(file, new RandomThreads(seed).program("P" + seed)));
    }
    compile(files);
    for (long seed = first; seed < end; seed++) {
      Map<String, Target> targets = new HashMap<>();
      for (String engine : engines) {
        long start = SYSTEM.getProcessCpuTime();
        String verdict = verdict("P" + seed, engine, targets);
        double millis = (SYSTEM.getProcessCpuTime() - start) / MILLION;
        out.printf("%d\t%s\t%s\t%.0f%n", seed, engine, verdict, millis);
        out.flush();
      }
    }
  }

  private void compile(List<Path> files) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        List.of(
            "-g",
            "-proc:none",
            "-nowarn",
            "--system",
            RewrittenJdk.ofThisJvm().original().toString(),
            "-d",
            folder.toString());
    try (StandardJavaFileManager manager = javac.getStandardFileManager(null, null, null)) {
      if (!javac
          .getTask(null, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
          .call()) {
        throw new IllegalStateException("a random program cannot be compiled");
      }
    }
  }

  private String verdict(String program, String engine, Map<String, Target> targets) {
    String[] parts = engine.split(",", 4);
    CheckRequest request =
        CheckRequest.of(program)
            .with(CheckOptions.CLASSPATH, folder.toString())
            .with(CheckOptions.ENGINE, parts[0])
            .with(CheckOptions.TIMEOUT, budget);
    if (parts.length > 1) {
      request = request.with(CheckOptions.METHOD, parts[1]);
    }
    if (parts.length > 2) {
      request = request.with(CheckOptions.MODE, parts[2]);
    }
    if (parts.length > 3) {
      request = request.with(CheckOptions.DEPTH, Long.parseLong(parts[3]));
    }
    CheckRequest asked = request;
    // methods of the symbolic engine share the model of their mode
    String model = parts[0] + (parts.length > 2 ? parts[2] : "");
    try {
      Target target = targets.computeIfAbsent(model, _ -> new Targets().find(asked));
      Engine chosen = Engines.choose(target, asked);
      return told(chosen.check(target, asked, Watcher.SILENT));
    } catch (UsageException e) {
      return "unsupported " + oneLine(String.valueOf(e.getMessage()));
    } catch (RuntimeException | StackOverflowError e) {
      return "fault " + oneLine(String.valueOf(e));
    }
  }

  private static String told(Check check) {
    return switch (check.verdict()) {
      case Verdict.Holds(Verdict.Scope.WithinBound bound) -> "holds " + oneLine(bound.toString());
      case Verdict.Holds _ -> "holds";
      case Verdict.Violated violated ->
          "violated "
              + violated.violation().kind().word()
              + (isFollowed(violated, check) ? "" : " " + SEARCHED);
      case Verdict.Unknown(var reason) -> "unknown " + oneLine(reason.toString());
    };
  }

  private static boolean isFollowed(Verdict.Violated violated, Check check) {
    return !check
        .findings()
        .notes()
        .contains(ConfirmingEngine.NOT_FOLLOWED.formatted(violated.violation().text()));
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\s+", " ");
  }
}

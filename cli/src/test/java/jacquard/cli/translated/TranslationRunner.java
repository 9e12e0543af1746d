package jacquard.cli.translated;

import jacquard.cli.console.UsageException;
import jacquard.cli.target.Engines;
import jacquard.cli.target.Targets;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.engine.Target;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Checks random programs by several engines, in a JVM that can control them: prints a line for each
 * program and engine. Arguments: a folder, the first seed, how many, and engines with options.
 */
final class TranslationRunner {
  private TranslationRunner() {}

  public static void main(String[] args) throws Exception {
    PrintStream out = System.out;
    Path folder = Path.of(args[0]);
    long first = Long.parseLong(args[1]);
    int count = Integer.parseInt(args[2]);
    List<String> engines = List.of(args).subList(3, args.length);
    for (long seed = first; seed < first + count; seed++) {
      Path file = folder.resolve("P%d.java".formatted(seed));
      Files.writeString(file, new RandomThreads(seed).program("P" + seed));
      for (String engine : engines) {
        out.printf("%d\t%s\t%s%n", seed, engine, verdict(file, engine));
        out.flush();
      }
    }
    System.exit(0);
  }

  private static String verdict(Path file, String engine) {
    String[] parts = engine.split(",", 3);
    CheckRequest request =
        CheckRequest.of(file.toString())
            .with(CheckOptions.ENGINE, parts[0])
            .with(CheckOptions.TIMEOUT, Duration.ofSeconds(20));
    if (parts.length > 1) {
      request = request.with(CheckOptions.METHOD, parts[1]);
    }
    if (parts.length > 2) {
      request = request.with(CheckOptions.MODE, parts[2]);
    }
    try {
      Target target = new Targets().find(request);
      Check check = Engines.choose(target, request).check(target, request, Watcher.SILENT);
      return switch (check.verdict()) {
        case Verdict.Holds _ -> "holds";
        case Verdict.Violated violated -> "violated " + violated.violation().kind().word();
        case Verdict.Unknown(var reason) -> "unknown " + reason;
      };
    } catch (UsageException e) {
      return "unsupported " + String.valueOf(e.getMessage()).replace('\n', ' ');
    } catch (RuntimeException e) {
      return "fault " + String.valueOf(e).replace('\n', ' ');
    }
  }
}

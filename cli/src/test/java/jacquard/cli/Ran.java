package jacquard.cli;

import jacquard.cli.console.Cancellation;
import jacquard.cli.console.Console;
import jacquard.cli.target.Targets;
import java.io.PrintWriter;
import java.io.StringWriter;

/** A finished call of the command: what it returned and wrote. */
public record Ran(int status, String out, String err) {

  public static Ran jacquard(String... args) {
    return jacquard(Cancellation.NEVER, new Targets(), args);
  }

  public static Ran jacquard(Cancellation cancellation, Targets targets, String... args) {
    return jacquard(Console.Faults.BRIEF, cancellation, targets, args);
  }

  public static Ran jacquard(
      Console.Faults faults, Cancellation cancellation, Targets targets, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Console console =
        new Console(
            new PrintWriter(out),
            new PrintWriter(err),
            Console.Terminal.PLAIN,
            faults,
            cancellation);
    int status = Main.run(args, console, targets);
    return new Ran(status, out.toString(), err.toString());
  }

  /** The output without what differs from run to run. */
  public String timeless() {
    return out.replaceAll("\\d+\\.\\d\\d s\\b", "0.00 s")
        .replaceAll("\"(seconds|executionsPerSecond)\" : [0-9.E-]+", "\"$1\" : 0.0");
  }
}

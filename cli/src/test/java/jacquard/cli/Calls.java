package jacquard.cli;

import jacquard.cli.console.Cancellation;
import jacquard.cli.console.Console;
import jacquard.cli.target.Targets;
import jacquard.runtime.Carrier;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Many calls of the command in one JVM, since it takes a while to start one that can control Java
 * programs. Arguments: a file with a call in each line, its words separated by tabs, and a folder
 * for what they return and write.
 */
public final class Calls {
  private Calls() {}

  public static void main(String[] args) {
    Carrier.call(
        () -> {
          List<String> calls = Files.readAllLines(Path.of(args[0]));
          for (int i = 0; i < calls.size(); i++) {
            call(calls.get(i).split("\t"), Path.of(args[1], Integer.toString(i)));
          }
          return 0;
        });
  }

  private static void call(String[] words, Path results) throws Exception {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Console console =
        new Console(
            new PrintWriter(out),
            new PrintWriter(err),
            Console.Terminal.PLAIN,
            Console.Faults.WITH_STACK_TRACE,
            Cancellation.NEVER);
    int status = Main.run(words, console, new Targets());
    Files.createDirectories(results);
    Files.writeString(results.resolve("status"), Integer.toString(status));
    Files.writeString(results.resolve("out"), out.toString());
    Files.writeString(results.resolve("err"), err.toString());
  }
}

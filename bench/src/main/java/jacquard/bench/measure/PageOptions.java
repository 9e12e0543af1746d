package jacquard.bench.measure;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What every command has that measures something and may write a page about it. */
public final class PageOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write a page with the tables (${COMMAND-NAME}.md).")
  private Optional<Path> out = Optional.empty();

  /** Makes the folder of the page, before anything is measured in vain. */
  public void prepare() throws IOException {
    if (out.isPresent()) {
      Files.createDirectories(out.get());
    }
  }

  /** Prints what was measured, and writes the page. */
  public void publish(String text, String page) throws IOException {
    PrintWriter console = command.commandLine().getOut();
    console.print(text);
    console.flush();
    if (out.isPresent()) {
      Files.writeString(out.get().resolve(command.name() + ".md"), page);
    }
  }

  /** Tells at once what has just been measured. */
  public <T> T told(T measured) {
    PrintWriter err = command.commandLine().getErr();
    err.println(measured);
    err.flush();
    return measured;
  }

  /** The call, as a page quotes it. */
  public String commandLine() {
    return "bench/run "
        + String.join(" ", command.commandLine().getParent().getParseResult().originalArgs());
  }

  /** How busy the machine is. */
  public static double load() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }
}

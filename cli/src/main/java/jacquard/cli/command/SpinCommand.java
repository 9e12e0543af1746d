package jacquard.cli.command;

import jacquard.cli.console.Console;
import jacquard.cli.console.Shell;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.ModelTargets;
import jacquard.model.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Takes a command line of Spin, and does what it asks for. */
@Command(
    name = "spin",
    description = "Takes Spin's options, says what they become, and does that.",
    sortOptions = false,
    footer = {
      "",
      "Try: jacquard spin -run -a -bfs model.pml",
      "     jacquard spin -t -p -g model.pml"
    })
public final class SpinCommand implements Callable<Integer> {
  private final Console console;
  private final ToIntFunction<List<String>> commands;

  @Parameters(
      arity = "0..*",
      paramLabel = "OPTION... MODEL",
      description = "Options as for spin, and a Promela file.")
  private List<String> words = List.of();

  /**
   * The command.
   *
   * @param commands runs another command of Jacquard
   */
  public SpinCommand(Console console, ToIntFunction<List<String>> commands) {
    this.console = console;
    this.commands = commands;
  }

  @Override
  public Integer call() {
    if (words.equals(List.of("-V"))) {
      return commands.applyAsInt(List.of("--version"));
    }
    SpinWords asked = SpinWords.of(words);
    if (asked.task() != SpinWords.Task.AUTOMATON) {
      ModelTargets.requireName(asked.model());
    }
    asked.claim().ifPresent(name -> asked.setClaim(claim(asked, name)));
    List<String> command = new ArrayList<>(asked.command());
    if (asked.task() == SpinWords.Task.CHECK && asked.has("--fair=weak")) {
      withProperty(asked, command);
    }
    int width = asked.notes().stream().mapToInt(n -> n.typed().length()).max().orElse(0);
    for (SpinWords.Note note : asked.notes()) {
      console
          .out()
          .println(
              "  " + note.typed() + " ".repeat(width - note.typed().length() + 2) + note.became());
    }
    console
        .out()
        .println("= jacquard " + String.join(" ", command.stream().map(Shell::quote).toList()));
    console.out().flush();
    return commands.applyAsInt(command);
  }

  /** To Spin, a formula of an ltl block is a never claim, too. */
  private static String claim(SpinWords asked, String name) {
    Model model = model(asked);
    if (model.formulas().stream().anyMatch(f -> f.name().equals(name))) {
      return "--ltl=" + name;
    }
    if (model.claims().stream().anyMatch(c -> c.name().equals(name))) {
      return "--never=" + name;
    }
    throw new UsageException("%s has no claim '%s'".formatted(asked.model(), name));
  }

  private static Model model(SpinWords asked) {
    List<String> macros =
        asked.command().stream().filter(w -> w.startsWith("-D")).map(w -> w.substring(2)).toList();
    return ModelTargets.require(asked.model(), macros).model();
  }

  /** Fairness is asked for together with one property of infinite runs. */
  private static void withProperty(SpinWords asked, List<String> command) {
    if (asked.has("--non-progress")
        || command.stream().anyMatch(w -> w.startsWith("--ltl=") || w.startsWith("--never="))) {
      return;
    }
    Model model = model(asked);
    List<String> properties = new ArrayList<>();
    model.formulas().forEach(f -> properties.add("--ltl=" + f.name()));
    model.claims().forEach(c -> properties.add("--never=" + c.name()));
    if (properties.size() > 1) {
      throw new UsageException("-f is for one property: add -ltl NAME behind -run");
    }
    command.add(2, properties.isEmpty() ? "--acceptance" : properties.getFirst());
  }
}

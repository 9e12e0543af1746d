package jacquard.cli;

import jacquard.model.print.Graphviz;
import jacquard.model.print.ModelText;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the process graphs of a model. */
@Command(
    name = "graph",
    description = "Shows the process graphs of a model, for Graphviz or as text.",
    mixinStandardHelpOptions = true,
    footer = {"", "Try: jacquard graph model.pml | dot -Tsvg > model.svg"})
final class GraphCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "MODEL", description = "A Promela file: model.pml.")
  private String targetName = "";

  @Option(names = "--text", description = "Plain text instead of Graphviz.")
  private boolean text;

  GraphCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    ModelTarget target = ModelTarget.require(targetName);
    console.out().print(text ? ModelText.of(target.model()) : Graphviz.of(target.model()));
    return ExitStatus.HOLDS;
  }
}

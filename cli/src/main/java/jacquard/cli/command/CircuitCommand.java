package jacquard.cli.command;

import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.OutputFile;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.Engines;
import jacquard.cli.target.TargetSource;
import jacquard.cli.target.Targets;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.report.Table;
import jacquard.symbolic.aiger.AigerFile;
import jacquard.symbolic.aiger.AigerWriter;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.engine.TargetCircuit;
import jacquard.symbolic.method.Cone;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the circuit of a model. */
@Command(
    name = "circuit",
    description = "Makes a circuit of a model, says how large it is, and writes it as AIGER.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "Try: jacquard circuit model.pml --aiger model.aig"})
public final class CircuitCommand implements Callable<Integer> {
  private final Console console;
  private final Targets targets;
  private final RequestOptions options;

  @Parameters(
      paramLabel = "TARGET",
      description =
          "A Promela file (model.pml), a Java program, whose model is taken, or an AIGER file (.aag"
              + " or .aig).")
  private String targetName = "";

  @Option(
      names = "--aiger",
      paramLabel = "FILE",
      description = "Write the circuit: as text to a name that ends in .aag, otherwise as binary.")
  private Optional<String> aiger = Optional.empty();

  public CircuitCommand(Console console, Targets targets, RequestOptions options) {
    this.console = console;
    this.targets = targets;
    this.options = options;
  }

  /** Those of a request that decide what the circuit is like. */
  public static RequestOptions options() {
    return new RequestOptions(
        List.of(
            CheckOptions.MODE, CheckOptions.DEFINE, CheckOptions.CLASSPATH, CheckOptions.UNWIND));
  }

  @Override
  public Integer call() {
    TargetSource source = targets.source(targetName);
    CheckRequest request = options.request(targetName, List.of());
    OutputFile.requireApart(
        List.of(targetName), aiger.stream().toList(), file -> source.reads(request, file));
    aiger.ifPresent(file -> OutputFile.of(file).requireWritable());
    Engines.requireKind(source.kind(), request);
    String mode = request.get(CheckOptions.MODE).orElse(Mode.TRANSACTIONS.word());
    // how a Java program is translated depends on the mode
    Target target = source.circuitSource(request.with(CheckOptions.MODE, mode));
    TargetCircuit made;
    try {
      made = TargetCircuit.of(target, mode);
    } catch (RefusedRequestException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
    aiger.ifPresent(file -> write(made, file));
    console.out().print(text(made));
    return ExitStatus.HOLDS;
  }

  private static void write(TargetCircuit made, String file) {
    OutputFile.of(file)
        .save(path -> AigerWriter.write(new AigerFile(made.circuit(), made.about()), path));
  }

  private String text(TargetCircuit made) {
    StringBuilder text = new StringBuilder("CIRCUIT  ").append(targetName).append('\n');
    made.about().stream()
        .skip(1)
        .forEach(line -> text.append("  made      ").append(line).append('\n'));
    text.append("  size      ").append(size(made.circuit())).append('\n');
    List<String> properties = made.properties();
    for (int i = 0; i < properties.size(); i++) {
      text.append("  property  ").append(properties.get(i));
      if (i < made.circuit().bads().size()) {
        // what the methods get to see of it
        text.append(": ").append(size(Cone.of(made.circuit(), i).circuit()));
      }
      text.append('\n');
    }
    aiger.ifPresent(file -> text.append("  written   ").append(file).append('\n'));
    return text.toString();
  }

  private static String size(Circuit circuit) {
    return "%s, %s, %s%s"
        .formatted(
            count(circuit.latches().size(), "latch", "latches"),
            count(circuit.inputs().size(), "input", "inputs"),
            count(circuit.aig().ands(), "gate", "gates"),
            circuit.constraints().isEmpty()
                ? ""
                : ", " + count(circuit.constraints().size(), "constraint", "constraints"));
  }

  private static String count(int n, String one, String many) {
    return Table.number(n) + " " + (n == 1 ? one : many);
  }
}

package jacquard.bench.measure;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which of its models a command measures, and how often. */
public final class ModelOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "How often times are measured; ${DEFAULT-VALUE} if not given.")
  private int rounds = 3;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      arity = "1..*",
      description = "Only these models and tables, all if not given; a wrong name lists them.")
  private List<String> only = List.of();

  public int rounds() {
    return rounds;
  }

  /** Refuses names that are none of these, and less than one round. */
  public void require(List<String> names) {
    if (rounds < 1) {
      throw new ParameterException(command.commandLine(), "--rounds is at least 1");
    }
    for (String name : only) {
      if (!names.contains(name)) {
        throw new ParameterException(
            command.commandLine(),
            "no model '%s'; there are %s".formatted(name, String.join(", ", names)));
      }
    }
  }

  /** Whether a model or table is wanted. */
  public boolean wants(String name) {
    return only.isEmpty() || only.contains(name);
  }
}

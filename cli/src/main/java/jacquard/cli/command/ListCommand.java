package jacquard.cli.command;

import jacquard.cli.console.Console;
import jacquard.cli.console.UsageException;
import jacquard.cli.rendering.CapabilityTables;
import jacquard.cli.rendering.CatalogTables;
import jacquard.cli.target.Engines;
import jacquard.core.NearestName;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Names what there is, and what goes with what. */
@Command(
    name = "list",
    description =
        "Names the litmus programs, the searches with their bounds and priorities, the engines, and"
            + " which options go with which of them.",
    mixinStandardHelpOptions = true)
public final class ListCommand implements Callable<Integer> {
  /** What is listed. */
  public enum What {
    programs,
    searches,
    engines,
    options,
    bounds,
    priorities,
    all;

    /** What the whole list has no second time: a part of another one. */
    private static final Set<What> PARTS = EnumSet.of(bounds, priorities);

    private String text() {
      return switch (this) {
        case programs -> CatalogTables.programs();
        case searches -> CatalogTables.searches();
        case engines -> CapabilityTables.engines(Engines.all());
        case options ->
            String.join(
                "\n",
                CapabilityTables.options(Engines.all()),
                CapabilityTables.searches(),
                CheckCommand.otherOptions());
        case bounds -> CatalogTables.bounds();
        case priorities -> CatalogTables.priorities();
        case all ->
            Arrays.stream(values())
                .filter(what -> what != all && !PARTS.contains(what))
                .map(What::text)
                .collect(Collectors.joining("\n"));
      };
    }
  }

  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "WHAT",
      description =
          "programs, searches, engines, options, bounds, priorities or all; ${DEFAULT-VALUE} if not"
              + " given.")
  private String what = What.all.name();

  public ListCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    What asked =
        Arrays.stream(What.values())
            .filter(w -> w.name().equals(what))
            .findFirst()
            .orElseThrow(() -> unknown(what));
    console.out().print(asked.text());
    return 0;
  }

  private static UsageException unknown(String typed) {
    List<String> names = Arrays.stream(What.values()).map(What::name).toList();
    return new UsageException(
        "there is no list of '%s'%s: name one of %s"
            .formatted(typed, NearestName.question(typed, names), String.join(", ", names)));
  }
}

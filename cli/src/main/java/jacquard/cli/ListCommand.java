package jacquard.cli;

import jacquard.explore.catalog.Searches;
import jacquard.litmus.Expectation;
import jacquard.litmus.Litmus;
import jacquard.litmus.LitmusCatalog;
import jacquard.litmus.Shape;
import jacquard.report.Table;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Names what there is. */
@Command(
    name = "list",
    description = "Names the litmus programs and the searches.",
    mixinStandardHelpOptions = true)
final class ListCommand implements Callable<Integer> {
  /** What is listed. */
  enum What {
    programs,
    searches,
    all
  }

  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "WHAT",
      description = "programs, searches or all; ${DEFAULT-VALUE} if not given.")
  private What what = What.all;

  ListCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (what != What.searches) {
      console.out().print(programs());
    }
    if (what == What.all) {
      console.out().println();
    }
    if (what != What.programs) {
      console.out().print(searches());
    }
    return 0;
  }

  private static String programs() {
    Table table =
        new Table()
            .column("program", Table.Align.LEFT)
            .column("size", Table.Align.LEFT)
            .column("verdict", Table.Align.LEFT)
            .column("traces", Table.Align.RIGHT)
            .column("what it is", Table.Align.LEFT);
    for (Shape shape : LitmusCatalog.shapes()) {
      Litmus example = shape.litmus();
      Expectation known = example.expectation();
      table.row(
          "litmus:" + shape.signature(),
          example.name().substring(shape.name().length()),
          verdict(known.verdict()),
          known.traces().isPresent() ? Table.number(known.traces().getAsLong()) : "",
          shape.about());
    }
    return table.text("");
  }

  private static String verdict(Expectation.Kind kind) {
    return switch (kind) {
      case HOLDS -> "holds";
      case ASSERTION_FAILS -> "assertion fails";
      case DEADLOCKS -> "deadlocks";
    };
  }

  private static String searches() {
    Table table =
        new Table()
            .column("search", Table.Align.LEFT)
            .column("covers", Table.Align.LEFT)
            .column("what it is", Table.Align.LEFT);
    for (Searches.Entry search : Searches.all()) {
      String covers =
          switch (search.promise()) {
            case EXHAUSTIVE -> "all traces";
            case OPTIMAL -> "all traces, each once";
            case SAMPLING -> "a sample";
          };
      boolean isDefault = search.name().equals(Searches.DEFAULT);
      table.row(search.name(), covers, search.about() + (isDefault ? " (the default)" : ""));
    }
    return table.text("");
  }
}

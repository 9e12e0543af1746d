package jacquard.cli.command;

import jacquard.cli.console.Console;
import jacquard.explore.best.Priorities;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.Searches;
import jacquard.litmus.Expectation;
import jacquard.litmus.Litmus;
import jacquard.litmus.LitmusCatalog;
import jacquard.litmus.Shape;
import jacquard.report.Table;
import jacquard.statespace.catalog.StateSearches;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Names what there is. */
@Command(
    name = "list",
    description = "Names the litmus programs, the searches, their bounds and priorities.",
    mixinStandardHelpOptions = true)
public final class ListCommand implements Callable<Integer> {
  /** What is listed. */
  public enum What {
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

  public ListCommand(Console console) {
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
      console
          .out()
          .print(searches() + "\n" + stateSearches() + "\n" + bounds() + "\n" + priorities());
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
    for (SearchEntry search : Searches.all()) {
      table.row(search.name(), search.covers(), search.about() + defaultFor(search.name()));
    }
    return table.text("");
  }

  private static String defaultFor(String search) {
    if (search.equals(Searches.DEFAULT)) {
      return " (the default)";
    }
    return search.equals(Searches.DEFAULT_WITHIN_BOUNDS) ? " (the default with --bound)" : "";
  }

  private static String stateSearches() {
    Table table =
        new Table()
            .column("search of a model", Table.Align.LEFT)
            .column("covers", Table.Align.LEFT)
            .column("what it is", Table.Align.LEFT);
    for (StateSearches.Entry search : StateSearches.all()) {
      boolean isDefault = search.name().equals(StateSearches.DEFAULT);
      table.row(
          search.name(), search.covers(), search.title() + (isDefault ? " (the default)" : ""));
    }
    return table.text("");
  }

  private static String bounds() {
    Table table =
        new Table()
            .column("bound", Table.Align.LEFT)
            .column("counts", Table.Align.LEFT)
            .column("stable", Table.Align.LEFT)
            .column("extensible", Table.Align.LEFT);
    for (Bound bound : Bounds.all()) {
      table.row(
          bound.name(),
          bound.unit(),
          bound.isStable() ? "yes" : "no",
          bound.isExtensible() ? "yes" : "no");
    }
    return table.text("");
  }

  private static String priorities() {
    Table table =
        new Table().column("priority", Table.Align.LEFT).column("tried first", Table.Align.LEFT);
    Priorities.all().forEach(priority -> table.row(priority.name(), priority.about()));
    return table.text("");
  }
}

package jacquard.cli.rendering;

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
import jacquard.report.Table.Align;
import jacquard.statespace.catalog.StateSearches;

/** What there is to choose from: programs, searches, bounds and priorities. */
public final class CatalogTables {
  private CatalogTables() {}

  public static String programs() {
    Table table =
        new Table()
            .column("program", Align.LEFT)
            .column("size", Align.LEFT)
            .column("verdict", Align.LEFT)
            .column("traces", Align.RIGHT)
            .column("what it is", Align.LEFT);
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

  /** Of both engines, with their bounds and priorities. */
  public static String searches() {
    return String.join("\n", stateless(), stateful(), bounds(), priorities());
  }

  private static String stateless() {
    Table table =
        new Table()
            .column("search", Align.LEFT)
            .column("covers", Align.LEFT)
            .column("what it is", Align.LEFT);
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

  private static String stateful() {
    Table table =
        new Table()
            .column("search of a model", Align.LEFT)
            .column("covers", Align.LEFT)
            .column("what it is", Align.LEFT);
    for (StateSearches.Entry search : StateSearches.all()) {
      boolean isDefault = search.name().equals(StateSearches.DEFAULT);
      table.row(
          search.name(), search.covers(), search.title() + (isDefault ? " (the default)" : ""));
    }
    return table.text("");
  }

  public static String bounds() {
    Table table =
        new Table()
            .column("bound", Align.LEFT)
            .column("counts", Align.LEFT)
            .column("stable", Align.LEFT)
            .column("extensible", Align.LEFT);
    for (Bound bound : Bounds.all()) {
      table.row(
          bound.name(),
          bound.unit(),
          bound.isStable() ? "yes" : "no",
          bound.isExtensible() ? "yes" : "no");
    }
    return table.text("");
  }

  public static String priorities() {
    Table table = new Table().column("priority", Align.LEFT).column("tried first", Align.LEFT);
    Priorities.all().forEach(priority -> table.row(priority.name(), priority.about()));
    return table.text("");
  }
}

package jacquard.cli.rendering;

import jacquard.core.engine.Engine;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.TargetKind;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.SearchOption;
import jacquard.explore.catalog.Searches;
import jacquard.report.Table;
import jacquard.report.Table.Align;
import jacquard.statespace.SearchOptions.Lossy;
import jacquard.statespace.SearchOptions.Order;
import jacquard.statespace.catalog.StateSearches;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What goes with what: engines with kinds of targets, both with options, searches with options. All
 * of it is asked of those that will be asked again when a check is refused.
 */
public final class CapabilityTables {
  private static final String YES = "yes";

  private CapabilityTables() {}

  /** Who there is, the preferred ones first. */
  public static String engines(List<Engine> engines) {
    Table table =
        new Table()
            .column("engine", Align.LEFT)
            .column("takes", Align.LEFT)
            .column("what it does", Align.LEFT);
    for (Engine engine : engines) {
      table.row(
          engine.name(),
          kinds(engine).stream().map(k -> words(engine, k)).collect(Collectors.joining(", ")),
          engine.about());
    }
    return table.text("");
  }

  private static List<TargetKind> kinds(Engine engine) {
    return Arrays.stream(TargetKind.values())
        .filter(kind -> engine.takes(kind) || engine.takesTranslated(kind))
        .toList();
  }

  private static String words(Engine engine, TargetKind kind) {
    return engine.takes(kind) ? kind.plural() : kind.plural() + " (translated)";
  }

  /** Which options an engine honours for a kind of target. */
  public static String options(List<Engine> engines) {
    Table table = new Table().column("option", Align.LEFT);
    for (Engine engine : engines) {
      for (TargetKind kind : kinds(engine)) {
        table.column(kind.plural() + ", " + engine.name(), Align.LEFT);
      }
    }
    for (CheckOption<?> option : CheckOptions.all()) {
      List<String> row = new ArrayList<>(List.of(option.typed()));
      for (Engine engine : engines) {
        for (TargetKind kind : kinds(engine)) {
          row.add(mark(option.targets().contains(kind) && engine.honours(option)));
        }
      }
      table.row(row);
    }
    return table.text("");
  }

  private static String mark(boolean isSo) {
    return isSo ? YES : "-";
  }

  /** Which options may be given together with a search. */
  public static String searches() {
    return stateless() + "\n" + stateful();
  }

  private static String stateless() {
    Table table = new Table().column("search", Align.LEFT);
    for (SearchOption option : SearchOption.values()) {
      table.column(option.option().typed(), Align.LEFT);
    }
    for (SearchEntry search : Searches.all()) {
      List<String> row = new ArrayList<>(List.of(search.name()));
      for (SearchOption option : SearchOption.values()) {
        row.add(option == SearchOption.BOUND ? bounds(search) : mark(search.takes(option)));
      }
      table.row(row);
    }
    return table.text("");
  }

  private static String bounds(SearchEntry search) {
    if (!search.takes(SearchOption.BOUND)) {
      return mark(false);
    }
    String which =
        search.bounds().equals(Bounds.all())
            ? "any"
            : search.bounds().stream().map(Bound::name).collect(Collectors.joining(", "));
    return search.needsBound() ? which + ", needed" : which;
  }

  private static String stateful() {
    Table table =
        new Table()
            .column("search of a model", Align.LEFT)
            .column(CheckOptions.ORDER.typed(), Align.LEFT)
            .column(CheckOptions.STORE.typed(), Align.LEFT)
            .column("properties of infinite runs", Align.LEFT);
    for (StateSearches.Entry search : StateSearches.all()) {
      table.row(
          search.name(),
          Arrays.stream(Order.values())
              .filter(search.orders()::contains)
              .map(Order::word)
              .collect(Collectors.joining(", ")),
          Stream.concat(
                  Stream.of(Lossy.EXACT),
                  Arrays.stream(Lossy.Kind.values())
                      .filter(search.sketches()::contains)
                      .map(Lossy.Kind::word))
              .collect(Collectors.joining(", ")),
          mark(search.method().isPresent()));
    }
    return table.text("");
  }
}

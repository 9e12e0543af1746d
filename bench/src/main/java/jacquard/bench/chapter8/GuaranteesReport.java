package jacquard.bench.chapter8;

import jacquard.explore.bounded.Bounds;
import java.util.ArrayList;
import java.util.List;

/** Both numbers for each program and bound, and whether they are as they should be. */
final class GuaranteesReport {
  private GuaranteesReport() {}

  static List<Section> of(Guarantees guarantees) {
    return List.of(saturated(guarantees), local(guarantees));
  }

  private static Section saturated(Guarantees guarantees) {
    List<String> header = new ArrayList<>(List.of("program", "DPOR"));
    Bounds.all().forEach(b -> header.add(b.name()));
    header.add("no more?");
    List<List<String>> rows = new ArrayList<>();
    for (Guarantees.Saturated s : guarantees.saturated()) {
      List<String> row = new ArrayList<>(List.of(s.program(), Grid.number(s.dpor())));
      s.executions().forEach(n -> row.add(Grid.number(n)));
      row.add(word(s.holds()));
      rows.add(row);
    }
    long holding = guarantees.saturated().stream().filter(Guarantees.Saturated::holds).count();
    return new Section(
        "BPOR with bounds that cut nothing off",
        "Executions of DPOR with sleep sets, and of BPOR with all optimisations and each bound at"
            + " a limit of a million. "
            + verdict("BPOR explores no more than DPOR", holding, guarantees.saturated().size()),
        List.of(new Grid(1, header, rows)),
        List.of());
  }

  private static Section local(Guarantees guarantees) {
    List<List<String>> rows = new ArrayList<>();
    for (Guarantees.Local l : guarantees.local()) {
      rows.add(
          List.of(
              l.program(),
              l.bound().name(),
              "0 to " + (l.executions().size() - 1),
              Grid.number(l.most()),
              Grid.number(l.executions().getLast()),
              Grid.number(l.dpor()),
              word(l.holds())));
    }
    long holding = guarantees.local().stream().filter(Guarantees.Local::holds).count();
    return new Section(
        "Local bounds at every limit",
        "The most executions that BPOR with all optimisations explores at any limit, and those at"
            + " the first limit that cuts nothing off. "
            + verdict("Local bounds explore no more than DPOR", holding, guarantees.local().size()),
        List.of(
            new Grid(
                2,
                List.of("program", "bound", "limits", "most", "last", "DPOR", "no more?"),
                rows)),
        List.of());
  }

  private static String word(boolean holds) {
    return holds ? "yes" : "NO";
  }

  private static String verdict(String claim, long holding, long all) {
    return "%s: %s (%d of %d).".formatted(claim, word(holding == all), holding, all);
  }
}

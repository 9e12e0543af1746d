package jacquard.report;

import jacquard.core.answer.ProcessRun;
import jacquard.core.answer.ProcessRun.Move;
import jacquard.core.answer.ProcessRun.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * The steps of the processes of a model, one column for each that moves, with values and source.
 */
final class ProcessTable {
  /** A longer counterexample is cut in its middle. */
  private static final int MAX_STEPS = 200;

  private final ProcessRun run;
  private final int from;

  ProcessTable(ProcessRun run, TextReport.Steps show) {
    this.run = run;
    from = show == TextReport.Steps.ALL || run.length() <= MAX_STEPS ? 0 : run.length() - MAX_STEPS;
  }

  /** How many steps there are, how many are shown, and how the run goes on. */
  String heading(String rest) {
    String shown =
        from == 0
            ? Table.number(run.length()) + ", all shown"
            : "the last %s of %s shown (%s)"
                .formatted(Table.number(MAX_STEPS), Table.number(run.length()), rest);
    OptionalInt cycle = run.cycle();
    return cycle.isEmpty() ? shown : shown + "; " + forEver(run.length(), cycle.getAsInt());
  }

  /** How a run goes on after its last step. */
  private static String forEver(int steps, int cycle) {
    return cycle == steps
        ? "then nobody moves any more"
        : cycle == steps - 1
            ? "the last one repeats for ever"
            : "the last %s repeat for ever".formatted(Table.number(steps - cycle));
  }

  /** The steps; a row stands before those that repeat. */
  String text(String indent) {
    List<Step> steps = run.steps();
    SequencedMap<Integer, String> names = new TreeMap<>();
    for (Step step : steps.subList(from, steps.size())) {
      for (Move move : step.moves()) {
        names.merge(move.process(), move.name(), ProcessTable::both);
      }
    }
    Table table = new Table().column("step", Table.Align.RIGHT);
    names.values().forEach(name -> table.column(name, Table.Align.LEFT));
    table.column("values", Table.Align.LEFT).column("source", Table.Align.LEFT);
    for (int i = from; i < steps.size(); i++) {
      if (run.cycle().isPresent() && run.cycle().getAsInt() == i) {
        List<String> row = new ArrayList<>(List.of("cycle"));
        row.addAll(Collections.nCopies(names.size() + 2, ""));
        table.row(row);
      }
      table.row(row(i, names));
    }
    return table.text(indent);
  }

  private List<String> row(int i, SequencedMap<Integer, String> names) {
    Step step = run.steps().get(i);
    List<String> row = new ArrayList<>();
    row.add(Integer.toString(i + 1));
    for (int process : names.keySet()) {
      row.add(
          step.moves().stream()
              .filter(m -> m.process() == process)
              .map(Move::action)
              .findFirst()
              .orElse(""));
    }
    row.add(String.join(", ", step.changes()));
    row.add(step.source());
    return row;
  }

  /** Numbers of processes are used again. */
  private static String both(String name, String other) {
    return List.of(name.split("/")).contains(other) ? name : name + "/" + other;
  }
}

package jacquard.report;

import jacquard.core.CircuitStatistics;
import jacquard.core.Effort;
import jacquard.core.StateStatistics;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.ViolationKind;
import jacquard.core.answer.SearchBounds;
import jacquard.core.request.CheckRequest;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One target under several searches, side by side.
 *
 * @param within what all of them were asked for
 * @param notes what was not taken as the source has it, or not reduced
 */
public record Comparison(
    CheckRequest request,
    String fingerprint,
    SearchBounds within,
    List<Row> rows,
    List<String> notes) {
  /** Of the JSON: the same as long as no field is renamed or gets another meaning. */
  private static final int VERSION = 1;

  public Comparison {
    rows = List.copyOf(rows);
    notes = List.copyOf(notes);
  }

  /** Whether a search was allowed to do all it wanted to do. */
  public enum Extent {
    WHOLE,
    OVER_BUDGET,
    CANCELLED
  }

  /** What one search found and what it cost. */
  public record Row(String search, Verdict verdict, Extent extent, Effort effort) {

    /** Such as "violated, over budget". */
    String summary() {
      String end =
          switch (extent) {
            case WHOLE -> "";
            case OVER_BUDGET -> "over budget";
            case CANCELLED -> "cancelled";
          };
      String found =
          switch (verdict) {
            case Verdict.Holds(Verdict.Scope.AllExecutions()) -> "holds";
            case Verdict.Holds(Verdict.Scope.WithinBound(var limits, var _)) ->
                end.isEmpty() ? "holds within the bound" : "holds with " + limits(limits);
            case Verdict.Violated _ -> "violated";
            case Verdict.Unknown(Verdict.Reason.SampledOnly _) -> "sampled";
            case Verdict.Unknown(Verdict.Reason.UncontrolledNondeterminism _) -> "diverged";
            case Verdict.Unknown(Verdict.Reason.NotControlled _) -> "not controlled";
            case Verdict.Unknown(Verdict.Reason.GivenUp _) -> "given up";
            case Verdict.Unknown(Verdict.Reason.AllExcluded _) -> "all excluded";
            case Verdict.Unknown(Verdict.Reason.OutOfBudget _) -> "";
            case Verdict.Unknown(Verdict.Reason.Cancelled _) -> "";
            case Verdict.Unknown(Verdict.Reason.Stopped _) -> "";
            case Verdict.Unknown(Verdict.Reason.Approximate _) -> "approximate";
          };
      return found + (found.isEmpty() || end.isEmpty() ? "" : ", ") + end;
    }
  }

  private static String limits(List<Verdict.Limit> limits) {
    return limits.stream().map(Verdict.Limit::words).collect(Collectors.joining(" and "));
  }

  /** The table, one row per search. */
  public String text() {
    boolean isBounded = !within.isEmpty();
    Table table =
        rows.stream().anyMatch(row -> row.effort() instanceof StateStatistics)
            ? ofStates()
            : rows.stream().anyMatch(row -> row.effort() instanceof CircuitStatistics)
                ? ofCircuits()
                : ofExecutions(isBounded);
    return "COMPARED  "
        + String.join(" ", request.ofTarget().words())
        + (isBounded ? " within " + within.text() : "")
        + "\n"
        + table.text("  ")
        + String.join("", notes.stream().map("  note      %s\n"::formatted).toList());
  }

  private Table ofStates() {
    Table table =
        new Table()
            .column("search", Table.Align.LEFT)
            .column("verdict", Table.Align.LEFT)
            .column("states", Table.Align.RIGHT)
            .column("transitions", Table.Align.RIGHT)
            .column("depth", Table.Align.RIGHT)
            .column("seconds", Table.Align.RIGHT);
    for (Row row : rows) {
      if (row.effort() instanceof StateStatistics s) {
        table.row(
            row.search(),
            s.kinds().isEmpty()
                ? row.extent() == Extent.WHOLE ? row.summary() : "unknown"
                : "violated: "
                    + String.join(
                        ", ", s.kinds().stream().map(ViolationKind::word).sorted().toList()),
            Table.number(s.states()),
            Table.number(s.transitions()),
            Table.number(s.depth()),
            Phrases.seconds(s));
      }
    }
    return table;
  }

  private Table ofCircuits() {
    Table table =
        new Table()
            .column("search", Table.Align.LEFT)
            .column("verdict", Table.Align.LEFT)
            .column("latches", Table.Align.RIGHT)
            .column("gates", Table.Align.RIGHT)
            .column("depth", Table.Align.RIGHT)
            .column("seconds", Table.Align.RIGHT);
    for (Row row : rows) {
      if (row.effort() instanceof CircuitStatistics s) {
        table.row(
            row.search(),
            row.summary().isEmpty() ? "unknown" : row.summary(),
            Table.number(s.latches()),
            Table.number(s.gates()),
            Table.number(s.depth()),
            Phrases.seconds(s));
      }
    }
    return table;
  }

  private Table ofExecutions(boolean isBounded) {
    Table table =
        new Table()
            .column("search", Table.Align.LEFT)
            .column("executions", Table.Align.RIGHT)
            .column("blocked", Table.Align.RIGHT);
    if (isBounded) {
      table.column("cut at bound", Table.Align.RIGHT);
    }
    table
        .column("transitions", Table.Align.RIGHT)
        .column("traces", Table.Align.RIGHT)
        .column("violating", Table.Align.RIGHT)
        .column("seconds", Table.Align.RIGHT)
        .column("verdict", Table.Align.LEFT);
    for (Row row : rows) {
      if (row.effort() instanceof Statistics s) {
        List<String> cells = new ArrayList<>();
        cells.add(row.search());
        cells.add(Table.number(s.executions()));
        cells.add(Table.number(s.blockedExecutions()));
        if (isBounded) {
          cells.add(Table.number(s.boundedExecutions()));
        }
        cells.add(Table.number(s.transitions()));
        cells.add(s.distinctTraces() < 0 ? "" : Table.number(s.distinctTraces()));
        cells.add(Table.number(s.violations()));
        cells.add(Phrases.seconds(s));
        cells.add(row.summary());
        table.row(cells);
      }
    }
    return table;
  }

  /**
   * The same as JSON; the writer is flushed and stays open. The schema is published in {@code
   * docs/compare.schema.json}.
   */
  public void writeJson(Writer out) throws IOException {
    Json.document(
        out,
        json -> {
          json.writeNumberField("version", VERSION);
          json.writeStringField("target", request.target());
          RequestJson.write(request, json);
          json.writeStringField("fingerprint", fingerprint);
          json.writeArrayFieldStart("searches");
          for (Row row : rows) {
            json.writeStartObject();
            json.writeStringField("search", row.search());
            Json.bounds(json, within, row.verdict());
            Json.verdict(json, row.verdict());
            json.writeBooleanField("complete", row.extent() == Extent.WHOLE);
            Json.statistics(json, row.effort());
            json.writeEndObject();
          }
          json.writeEndArray();
          if (!notes.isEmpty()) {
            Json.strings(json, "notes", notes);
          }
        });
  }
}

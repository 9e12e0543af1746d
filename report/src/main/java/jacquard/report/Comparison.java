package jacquard.report;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** One target under several searches, side by side. */
public record Comparison(String target, String fingerprint, List<Row> rows) {
  public Comparison {
    rows = List.copyOf(rows);
  }

  /** Whether a search was allowed to do all it wanted to do. */
  public enum Extent {
    WHOLE,
    OVER_BUDGET,
    CANCELLED
  }

  /** What one search found and what it cost. */
  public record Row(String search, Verdict verdict, Extent extent, Statistics statistics) {

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
            case Verdict.Holds _ -> "holds";
            case Verdict.Violated _ -> "violated";
            case Verdict.Unknown(Verdict.Reason.SampledOnly _) -> "sampled";
            case Verdict.Unknown(Verdict.Reason.UncontrolledNondeterminism _) -> "diverged";
            case Verdict.Unknown(Verdict.Reason.OutOfBudget _) -> "";
            case Verdict.Unknown(Verdict.Reason.Cancelled _) -> "";
          };
      return found + (found.isEmpty() || end.isEmpty() ? "" : ", ") + end;
    }
  }

  /** The table, one row per search. */
  public String text() {
    Table table =
        new Table()
            .column("search", Table.Align.LEFT)
            .column("executions", Table.Align.RIGHT)
            .column("blocked", Table.Align.RIGHT)
            .column("transitions", Table.Align.RIGHT)
            .column("traces", Table.Align.RIGHT)
            .column("violating", Table.Align.RIGHT)
            .column("seconds", Table.Align.RIGHT)
            .column("verdict", Table.Align.LEFT);
    for (Row row : rows) {
      Statistics s = row.statistics();
      table.row(
          row.search(),
          Table.number(s.executions()),
          Table.number(s.blockedExecutions()),
          Table.number(s.transitions()),
          s.distinctTraces() < 0 ? "" : Table.number(s.distinctTraces()),
          Table.number(s.violations()),
          Phrases.seconds(s),
          row.summary());
    }
    return target + "\n" + table.text("  ");
  }

  /** The same as JSON; the writer is flushed and stays open. */
  public void writeJson(Writer out) throws IOException {
    Json.document(
        out,
        json -> {
          json.writeStringField("target", target);
          json.writeStringField("fingerprint", fingerprint);
          json.writeArrayFieldStart("searches");
          for (Row row : rows) {
            json.writeStartObject();
            json.writeStringField("search", row.search());
            Json.verdict(json, row.verdict());
            json.writeBooleanField("complete", row.extent() == Extent.WHOLE);
            Json.statistics(json, row.statistics());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }
}

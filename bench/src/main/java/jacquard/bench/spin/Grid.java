package jacquard.bench.spin;

import jacquard.report.Table;
import java.util.List;

/**
 * A table for the console and for a page.
 *
 * @param words how many columns from the left are words
 */
record Grid(int words, List<String> titles, List<List<String>> rows) {
  Grid {
    titles = List.copyOf(titles);
    rows = List.copyOf(rows);
  }

  String text() {
    Table table = new Table();
    for (int c = 0; c < titles.size(); c++) {
      table.column(titles.get(c), c < words ? Table.Align.LEFT : Table.Align.RIGHT);
    }
    rows.forEach(table::row);
    return table.text("  ");
  }

  String markdown() {
    StringBuilder out = new StringBuilder("| " + String.join(" | ", titles) + " |\n|");
    for (int c = 0; c < titles.size(); c++) {
      out.append(c < words ? "---|" : "---:|");
    }
    out.append('\n');
    for (List<String> row : rows) {
      out.append("| ").append(String.join(" | ", row)).append(" |\n");
    }
    return out.toString();
  }
}

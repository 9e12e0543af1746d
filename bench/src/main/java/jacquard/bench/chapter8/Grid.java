package jacquard.bench.chapter8;

import jacquard.report.Table;
import java.util.List;
import java.util.Locale;

/** A table of figures; the first columns are words and stand on the left. */
record Grid(int wordColumns, List<String> header, List<List<String>> rows) {
  /** What a cell shows for a figure that there is not. */
  static final String NONE = "–";

  Grid {
    header = List.copyOf(header);
    rows = rows.stream().map(List::copyOf).toList();
  }

  String text() {
    Table table = new Table();
    for (int c = 0; c < header.size(); c++) {
      table.column(header.get(c), c < wordColumns ? Table.Align.LEFT : Table.Align.RIGHT);
    }
    rows.forEach(table::row);
    return table.text("  ");
  }

  String markdown() {
    StringBuilder out = new StringBuilder();
    line(out, header);
    out.append('|');
    for (int c = 0; c < header.size(); c++) {
      out.append(c < wordColumns ? "---|" : "---:|");
    }
    out.append('\n');
    rows.forEach(row -> line(out, row));
    return out.toString();
  }

  private static void line(StringBuilder out, List<String> cells) {
    out.append('|');
    cells.forEach(cell -> out.append(' ').append(cell).append(" |"));
    out.append('\n');
  }

  static String number(long n) {
    return Table.number(n);
  }

  static String decimal(double value) {
    return String.format(Locale.ROOT, "%,.2f", value);
  }

  static String milliseconds(double seconds) {
    return String.format(Locale.ROOT, "%,.1f", seconds * 1e3);
  }
}

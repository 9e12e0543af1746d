package jacquard.report;

import jacquard.core.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Text in aligned columns, two blanks between them. */
public final class Table {
  /** Where a column's text stands. */
  public enum Align {
    LEFT,
    RIGHT
  }

  private record Column(String title, Align align) {}

  private final List<Column> columns = new ArrayList<>();
  private final List<List<String>> rows = new ArrayList<>();

  public Table column(String title, Align align) {
    columns.add(new Column(Printable.line(title), align));
    return this;
  }

  /** Adds a row; it may have fewer cells than there are columns. */
  public Table row(List<String> cells) {
    rows.add(cells.stream().map(Printable::line).toList());
    return this;
  }

  public Table row(String... cells) {
    return row(List.of(cells));
  }

  /** A number as tables show it. */
  public static String number(long n) {
    return String.format(Locale.ROOT, "%,d", n);
  }

  /** The title row and the rows, each line indented and ended with a line feed. */
  public String text(String indent) {
    List<String> titles = columns.stream().map(Column::title).toList();
    StringBuilder out = new StringBuilder();
    int[] widths = widths(titles);
    line(out, indent, titles, widths);
    for (List<String> row : rows) {
      line(out, indent, row, widths);
    }
    return out.toString();
  }

  private int[] widths(List<String> titles) {
    int[] widths = new int[columns.size()];
    for (int c = 0; c < widths.length; c++) {
      widths[c] = titles.get(c).length();
      for (List<String> row : rows) {
        if (c < row.size()) {
          widths[c] = Math.max(widths[c], row.get(c).length());
        }
      }
    }
    return widths;
  }

  private void line(StringBuilder out, String indent, List<String> cells, int[] widths) {
    StringBuilder line = new StringBuilder(indent);
    for (int c = 0; c < cells.size(); c++) {
      String blanks = " ".repeat(widths[c] - cells.get(c).length());
      if (c > 0) {
        line.append("  ");
      }
      switch (columns.get(c).align()) {
        case LEFT -> line.append(cells.get(c)).append(blanks);
        case RIGHT -> line.append(blanks).append(cells.get(c));
      }
    }
    out.append(line.toString().stripTrailing()).append('\n');
  }
}

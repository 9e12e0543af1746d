package jacquard.bench.transactions;

import jacquard.report.Table;
import java.util.List;
import java.util.OptionalLong;

/** The table as text and as a page. */
final class TransactionsReport {
  private TransactionsReport() {}

  static String text(List<Row> rows) {
    Table table = new Table().column("model", Table.Align.LEFT);
    Row.SEARCHES.forEach(s -> table.column(s, Table.Align.RIGHT));
    for (Row row : rows) {
      String[] cells = new String[Row.SEARCHES.size() + 1];
      cells[0] = row.subject().name();
      for (int i = 1; i < cells.length; i++) {
        cells[i] = number(row.states().get(i - 1));
      }
      table.row(List.of(cells));
    }
    return table.text("");
  }

  static String page(List<Row> rows, long maxStates) {
    StringBuilder out =
        new StringBuilder(
            """
            # Transactions and commit point completion

            Table 1 of Levin, Palmer, Qadeer and Rajamani (SPIN 2005) on models of our own, which are in
            [the sources of bench](../../bench/src/main/resources/jacquard/bench/transactions): the paper
            has no sources, so the figures are not to be compared with the paper's, but their order is.
            States stored by each search, to the end, at most %s; no model has a violation. The search
            `transactions:unsound` puts off the other processes for ever where a transaction does not
            end: it shows how few states a sound one could do with.

            """
                .formatted(Table.number(maxStates)));
    out.append("| model | lines |");
    Row.SEARCHES.forEach(s -> out.append(' ').append(s).append(" |"));
    out.append("\n|:---|").append("---:|".repeat(Row.SEARCHES.size() + 1)).append('\n');
    for (Row row : rows) {
      out.append("| %s | %d |".formatted(row.subject().name(), row.subject().lines()));
      row.states().forEach(s -> out.append(' ').append(number(s)).append(" |"));
      out.append('\n');
    }
    out.append(
        """

        | model | what our model is | paper: unsound | paper: CPC | paper: cycles |
        |:---|:---|---:|---:|---:|
        """);
    for (Row row : rows) {
      Subject s = row.subject();
      out.append(
          "| %s | %s | %s | %s | %s |\n"
              .formatted(
                  s.name(),
                  s.about(),
                  Table.number(s.paper().unsound()),
                  Table.number(s.paper().completion()),
                  Table.number(s.paper().cycles())));
    }
    return out.toString();
  }

  private static String number(OptionalLong states) {
    return states.isPresent() ? Table.number(states.getAsLong()) : "too many";
  }
}

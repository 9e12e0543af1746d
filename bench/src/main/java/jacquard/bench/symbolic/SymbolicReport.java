package jacquard.bench.symbolic;

import jacquard.bench.measure.GeometricMean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The tables, as a page. */
record SymbolicReport(
    String command,
    String environment,
    List<Measurements.Row> proofs,
    List<Measurements.Row> searches,
    List<Measurements.ModeRow> modes) {

  /** Of so many models a mean says something. */
  private static final int ENOUGH = 5;

  String markdown() {
    StringBuilder page = new StringBuilder("# Circuits, beside ABC\n\n");
    page.append('`').append(command).append("`, written by that command. ");
    page.append(environment).append("\n\n");
    page.append(bar("PDR", "`pdr`", 3, proofs)).append("\n\n");
    page.append(bar("Bounded model checking", "`bmc3`", 2, searches)).append("\n\n");
    page.append(
        """
        Both tools get the same circuit, that of the model in the mode `stubborn+transactions`, which ABC reads as AIGER
        (`read FILE; fold; zero; pdr`, or `bmc3 -F K`). All times and budgets are processor time, so that other work on the
        machine is not in them. A time of ABC is that of its process, or the one that it prints for the command if that is less; of ours,
        that of the thread on which the method works, cone of influence included, in a JVM that has done the same once
        before where it is short; certificates are checked outside of it. Times below 0.01 s count as that. The last column is
        our search of states (`check --safety --engine stateful`), which makes two searches at once: its time is that of all threads of
        the JVM, and its budget twice that of the others. A size is latches / gates of the cone.

        ## Proofs

        """);
    table(page, "pdr", proofs);
    page.append("\n## Searches to a depth\n\n");
    table(page, "bmc", searches);
    page.append(
        """

        ## Modes

        Each row is a process of its own: its time is processor time of the thread on which the method works, its memory the
        most that the whole process had. The depth is that of the violation, or the last one that is known to have none.
        Clauses are those of the solver; for `pdr` its lemmas, for `bdd` the nodes of its diagrams.

        | model | method | mode | size | seconds | answer | depth | clauses | MB |
        |---|---|---|---:|---:|---|---:|---:|---:|
        """);
    for (Measurements.ModeRow row : modes) {
      page.append(
          String.format(
              Locale.ROOT,
              "| %s | `%s` | %s | %s | %.2f | %s | %d | %,d | %,d |%n",
              row.model(),
              row.method(),
              row.mode(),
              row.found().size(),
              row.found().run().seconds(),
              row.found().run().isAnswer() ? row.found().run().answer() : "over budget",
              row.found().depth(),
              row.found().clauses(),
              row.megabytes()));
    }
    page.append(beyond());
    return page.toString();
  }

  /** What the search of states does not answer. */
  private String beyond() {
    List<String> names =
        joined().stream()
            .filter(r -> r.own().isAnswer() && !r.states().isAnswer() && isWhole(r))
            .map(Measurements.Row::model)
            .distinct()
            .toList();
    return String.format(
        Locale.ROOT,
        "%n## Beyond the search of states%n%nOf %d models a method answers, within the budget, what"
            + " the search of states does not within twice as much: %s.%n",
        names.size(),
        String.join(", ", names));
  }

  /** A proof, or a violation: not only that there is none up to a depth. */
  private static boolean isWhole(Measurements.Row row) {
    return row.depth() == 0 || row.own().answer().equals("violated");
  }

  private static void table(StringBuilder page, String method, List<Measurements.Row> rows) {
    page.append(
        "| model | size | depth | ABC, s | `%s`, s | ratio | states, s |%n".formatted(method));
    page.append("|---|---:|---:|---:|---:|---:|---:|\n");
    for (Measurements.Row row : rows) {
      boolean isComparable = row.abc().isAnswer() && row.own().isAnswer();
      page.append(
          String.format(
              Locale.ROOT,
              "| %s | %s | %s | %s | %s | %s | %s |%n",
              row.model(),
              row.circuit(),
              row.depth() == 0 ? "" : row.depth(),
              row.abc().cell(),
              row.own().cell(),
              isComparable ? String.format(Locale.ROOT, "%.2f", ratio(row)) : "",
              row.states().cell()));
    }
  }

  private static double ratio(Measurements.Row row) {
    return row.own().seconds() / row.abc().seconds();
  }

  private static String bar(String what, String peer, int factor, List<Measurements.Row> rows) {
    List<Measurements.Row> both =
        rows.stream().filter(r -> r.abc().isAnswer() && r.own().isAnswer()).toList();
    double mean = GeometricMean.of(both.stream().mapToDouble(SymbolicReport::ratio).toArray());
    long onlyOwn = rows.stream().filter(r -> !r.abc().isAnswer() && r.own().isAnswer()).count();
    long onlyAbc = rows.stream().filter(r -> r.abc().isAnswer() && !r.own().isAnswer()).count();
    return String.format(
        Locale.ROOT,
        "%s within %d times of ABC's %s in the geometric mean: %s, %.2f times on %d of %d models;"
            + " within the budget, only ours answered on %d, only ABC on %d.",
        what,
        factor,
        peer,
        both.size() < ENOUGH
            ? "open, too few models"
            : mean <= factor && onlyAbc <= onlyOwn ? "met" : "not met",
        mean,
        both.size(),
        rows.size(),
        onlyOwn,
        onlyAbc);
  }

  /** Where the tools do not give the same answer. */
  List<String> disagreements() {
    List<String> all = new ArrayList<>();
    for (Measurements.Row row : joined()) {
      List<String> answers =
          List.of(row.abc(), row.own(), row.states()).stream()
              .filter(Run::isAnswer)
              .map(Run::answer)
              .distinct()
              .toList();
      if (answers.size() > 1 && row.depth() == 0) {
        all.add(row.model() + ": " + String.join(", ", answers));
      }
    }
    return all;
  }

  private List<Measurements.Row> joined() {
    List<Measurements.Row> all = new ArrayList<>(proofs);
    all.addAll(searches);
    return all;
  }
}

package jacquard.bench.spin;

import jacquard.bench.measure.GeometricMean;
import jacquard.report.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** The searches alone that answer one question, beside Spin's verifier, as a table. */
record SearchAloneTable(Question question, List<SearchAlone> searches) {
  private static final double WANTED = 1.0;
  private static final double WANTED_ON_EACH = 1.5;
  private static final List<String> TITLES =
      List.of(
          "model",
          "states",
          "pan s",
          "of that start",
          "jacquard s",
          "of that start",
          "jacquard / pan",
          "without starts");

  SearchAloneTable {
    searches = List.copyOf(searches);
  }

  /** Those of a list that answer a question. */
  static SearchAloneTable of(Question question, List<SearchAlone> all) {
    return new SearchAloneTable(
        question, all.stream().filter(s -> s.question() == question).toList());
  }

  boolean isEmpty() {
    return searches.isEmpty();
  }

  private List<SearchAlone> counting() {
    return searches.stream().filter(SearchAlone::counts).toList();
  }

  double mean() {
    return GeometricMean.of(counting().stream().mapToDouble(SearchAlone::ratio).toArray());
  }

  Grid grid() {
    List<List<String>> rows = new ArrayList<>();
    for (SearchAlone s : searches) {
      rows.add(row(s));
    }
    if (!counting().isEmpty()) {
      List<String> means = new ArrayList<>();
      means.add("geometric mean of " + counting().size());
      means.addAll(Collections.nCopies(5, ""));
      means.add(
          decimal(
              GeometricMean.of(
                  counting().stream().mapToDouble(SearchAlone::wholeRatio).toArray())));
      means.add(decimal(mean()));
      rows.add(means);
    }
    return new Grid(1, TITLES, rows);
  }

  private static List<String> row(SearchAlone s) {
    List<String> row = new ArrayList<>();
    row.add(s.model().name() + "(" + s.size() + ")");
    if (!s.counts()) {
      row.add(s.problem());
      row.addAll(Collections.nCopies(TITLES.size() - row.size(), ""));
      return row;
    }
    row.add(Table.number(s.states()));
    row.add(decimal(s.seconds(SearchAlone.Round::pan)));
    row.add(decimal(s.seconds(SearchAlone.Round::panStart)));
    row.add(decimal(s.seconds(SearchAlone.Round::jacquard)));
    row.add(decimal(s.seconds(SearchAlone.Round::jacquardStart)));
    row.add(decimal(s.wholeRatio()));
    row.add(decimal(s.ratio()));
    return row;
  }

  /** Whether the searches are as fast as wanted, and where they are not. */
  String goal() {
    List<String> beyond = new ArrayList<>();
    for (SearchAlone s : searches) {
      if (!s.counts()) {
        beyond.add(s.model().name() + " " + s.problem());
      } else if (s.ratio() > WANTED_ON_EACH) {
        beyond.add(s.model().name() + " " + decimal(s.ratio()));
      }
    }
    boolean met = beyond.isEmpty() && mean() <= WANTED;
    return String.format(
        Locale.ROOT,
        "%s no slower than `pan` (gcc -O2) in processor time on one core, without"
            + " reduction, at most %.1f times on any model: %s, geometric mean %.2f of %d"
            + " models%s.",
        question.title(),
        WANTED_ON_EACH,
        met ? "met" : "not met",
        mean(),
        counting().size(),
        beyond.isEmpty() ? "" : "; beyond it: " + String.join(", ", beyond));
  }

  private static String decimal(double n) {
    return Double.isFinite(n) ? String.format(Locale.ROOT, "%.2f", n) : "-";
  }
}

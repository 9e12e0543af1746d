package jacquard.bench.daisy;

import jacquard.report.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The tables, as text and as a page. */
record DaisyReport(
    String command,
    List<Measurement> all,
    List<LargeClass.Checked> classes,
    Duration budget,
    Duration others) {
  private record Rows(List<String> titles, List<List<String>> rows) {
    String text() {
      Table table = new Table();
      titles.forEach(t -> table.column(t, Table.Align.LEFT));
      rows.forEach(table::row);
      return table.text("") + "\n";
    }

    String markdown() {
      StringBuilder out = new StringBuilder();
      line(out, titles);
      out.append("|:---".repeat(titles.size())).append("|\n");
      rows.forEach(row -> line(out, row));
      return out.append('\n').toString();
    }

    private static void line(StringBuilder out, List<String> cells) {
      cells.forEach(c -> out.append("| ").append(c).append(' '));
      out.append("|\n");
    }
  }

  DaisyReport {
    all = List.copyOf(all);
    classes = List.copyOf(classes);
  }

  String text() {
    String tables = modes().text() + circuits().text() + found().text() + proofs().text();
    return tables + (classes.isEmpty() ? "" : large().text()) + bars();
  }

  String page() {
    return """
    # Daisy

    The case study of Kahlon, Gupta and Sinha (CAV 2006, section 5) on [a toy file system of our own](../../examples/07-daisy)
    and its [models](../../models/daisy/daisy.h), which are the same program, translated by hand. Of the Java program, whose
    translation is Jacquard's own, a step in the last mode is a transaction ([how](../translation.md)). `%s` wrote this. Each
    figure is of a single run of a whole command, the start of the JVM, the translation and the run along a witness included;
    bounded model checking may take %d s, the others %d s. The time is that of the processor, the memory the most that the
    process had. The paper's machine was a Pentium 4 with 3.2 GHz and 2 GB, and its Daisy is another one: compare the order,
    not the numbers.

    %s
    ## Witnesses by bounded model checking, as the paper has it

    """
            .formatted(command, budget.toSeconds(), others.toSeconds(), bars())
        + modes().markdown()
        + "The circuits:\n\n"
        + circuits().markdown()
        + "## The same witnesses, found in other ways\n\n"
        + found().markdown()
        + "## The repaired twins\n\n"
        + proofs().markdown()
        + (classes.isEmpty()
            ? ""
            : "## Classes with very many executions\n\n" + large().markdown());
  }

  private String bars() {
    return new Bars(this).text();
  }

  Stream<Witness> witnesses() {
    return all.stream().map(Measurement::witness).distinct();
  }

  Optional<Figures> figures(Witness witness, Variant variant, String way) {
    return all.stream()
        .filter(m -> m.witness() == witness && m.variant() == variant)
        .filter(m -> m.way().name().equals(way))
        .map(Measurement::figures)
        .findFirst();
  }

  private Rows modes() {
    List<List<String>> rows = new ArrayList<>();
    witnesses()
        .forEach(
            witness -> {
              for (Mode mode : Mode.values()) {
                rows.add(
                    List.of(
                        "%s: %s".formatted(witness, witness.about()),
                        mode.word(),
                        witness.paper(mode),
                        bounded(witness, Way.Subject.JAVA, mode).map(Figures::row).orElse(""),
                        bounded(witness, Way.Subject.MODEL, mode).map(Figures::row).orElse("")));
              }
            });
    return new Rows(List.of("witness", "mode", "paper", "the Java program", "the model"), rows);
  }

  Optional<Figures> bounded(Witness witness, Way.Subject subject, Mode mode) {
    return figures(witness, Variant.RACY, Way.bounded(subject, mode).name());
  }

  private Rows circuits() {
    List<List<String>> rows = new ArrayList<>();
    witnesses()
        .forEach(
            witness -> {
              for (Way.Subject subject : List.of(Way.Subject.JAVA, Way.Subject.MODEL)) {
                List<String> row = new ArrayList<>();
                row.add(witness + (subject == Way.Subject.JAVA ? ", Java" : ", model"));
                for (Mode mode : Mode.values()) {
                  row.add(bounded(witness, subject, mode).map(Figures::circuit).orElse(""));
                }
                rows.add(row);
              }
            });
    List<String> titles = new ArrayList<>(List.of("circuit"));
    Stream.of(Mode.values()).map(Mode::word).forEach(titles::add);
    return new Rows(titles, rows);
  }

  private Rows found() {
    return table(Variant.RACY, Way.others());
  }

  private Rows proofs() {
    return table(Variant.REPAIRED, Way.proofs());
  }

  private Rows large() {
    List<List<String>> rows =
        classes.stream()
            .map(
                c ->
                    List.of(
                        c.subject().about(),
                        c.proof().circuit(),
                        c.proof().verdict() + ", " + c.proof().costs(),
                        cell(c.search())))
            .toList();
    return new Rows(List.of("class", "circuit", "bdd-forward", "stateless search"), rows);
  }

  private Rows table(Variant variant, List<Way> ways) {
    List<String> titles =
        new ArrayList<>(List.of(variant == Variant.RACY ? "found by" : "proven by"));
    witnesses().map(Witness::name).forEach(titles::add);
    List<List<String>> rows = new ArrayList<>();
    for (Way way : ways) {
      List<String> row = new ArrayList<>(List.of(way.name()));
      witnesses()
          .forEach(w -> row.add(figures(w, variant, way.name()).map(DaisyReport::cell).orElse("")));
      if (row.stream().skip(1).anyMatch(c -> !c.isEmpty())) {
        rows.add(row);
      }
    }
    return new Rows(titles, rows);
  }

  private static String cell(Figures figures) {
    String size = figures.size();
    return figures.verdict() + ", " + (size.isEmpty() ? "" : size + ", ") + figures.costs();
  }
}

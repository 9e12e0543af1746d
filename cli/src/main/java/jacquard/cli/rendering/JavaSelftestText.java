package jacquard.cli.rendering;

import jacquard.check.selftest.JavaSelfTest;
import jacquard.check.selftest.ProgramKind;
import jacquard.report.Table;
import java.util.Map;

/** What a self-test with Java programs found, for people. */
public final class JavaSelftestText {
  private final StringBuilder text = new StringBuilder();

  public JavaSelftestText(long seed, JavaSelfTest.Report report) {
    report.disagreements().forEach(d -> add("DISAGREES", d));
    report.unconfirmed().forEach(d -> add("NOT AGAIN", d));
    line(
        "%s  seed %d: %s Java programs, %s disagree"
            .formatted(
                report.disagreements().isEmpty() ? "AGREES" : "DISAGREES",
                seed,
                Table.number(report.programs()),
                Table.number(report.disagreements().size())));
    line(
        "  %s call methods of the JDK's API, of %s public classes in all"
            .formatted(
                Table.number(report.kinds().getOrDefault(ProgramKind.JDK, 0)),
                Table.number(report.jdkClasses().size())));
    line(
        "  %s of these are searched to the end, with methods of %s classes"
            .formatted(
                Table.number(report.coveredJdk()),
                Table.number(report.coveredJdkClasses().size())));
    line(
        "  %s use java.util.concurrent, %s constructs of the language"
            .formatted(
                Table.number(report.kinds().getOrDefault(ProgramKind.CONCURRENT, 0)),
                Table.number(report.kinds().getOrDefault(ProgramKind.LANGUAGE, 0))));
    line(
        "  %s have outcomes that real threads did not show, %s with data races show more on a JVM"
            .formatted(Table.number(report.more()), Table.number(report.beyond())));
    Table table =
        new Table().column("verdict", Table.Align.LEFT).column("programs", Table.Align.RIGHT);
    for (Map.Entry<String, Integer> entry : report.verdicts().entrySet()) {
      table.row(entry.getKey(), Table.number(entry.getValue()));
    }
    text.append(table.text("  "));
  }

  private void add(String begin, JavaSelfTest.Disagreement d) {
    line(
        "%s  program %d (%s): %s"
            .formatted(begin, d.number(), String.join(", ", d.about()), d.kind()));
    line("  %s".formatted(d.what().lines().findFirst().orElse("")));
    text.append(d.outline().indent(4));
    d.file().ifPresent(file -> line("  kept in %s".formatted(file)));
    line("");
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  @Override
  public String toString() {
    return text.toString();
  }
}

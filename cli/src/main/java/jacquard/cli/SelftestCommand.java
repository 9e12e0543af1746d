package jacquard.cli;

import jacquard.report.Table;
import jacquard.script.selftest.SelfTest;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares every search with brute force on random programs. */
@Command(
    name = "selftest",
    description = "Compares every search with brute force on random small programs.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "Exit status: 0 all agree, 4 some search does not; its program is shown."})
final class SelftestCommand implements Callable<Integer> {
  private final Console console;
  private final Engine engine;

  /** Runs the comparison; {@link SelfTest#run}, but for tests of this command. */
  interface Engine {
    SelfTest.Report run(long seed, int programs, SelfTest.Listener listener);
  }

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = Values.Whole.class,
      description = "Where the programs come from; ${DEFAULT-VALUE} if not given.")
  private long seed = 1;

  @Option(
      names = "--programs",
      paramLabel = "N",
      converter = Values.SmallCount.class,
      description = "How many programs; ${DEFAULT-VALUE} if not given.")
  private int programs = 500;

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  SelftestCommand(Console console, Engine engine) {
    this.console = console;
    this.engine = engine;
  }

  @Override
  public Integer call() {
    ProgressLine line = new ProgressLine(console);
    SelfTest.Report report =
        engine.run(
            seed,
            programs,
            (done, traces) -> {
              if (!quiet) {
                line.update(() -> progress(done, traces));
              }
            });
    line.clear();
    report.disagreement().ifPresent(d -> console.out().print(text(d)));
    console.out().print(text(report));
    return report.disagreement().isEmpty() ? 0 : ExitStatus.FAULT;
  }

  private String progress(int done, long traces) {
    return "selftest: %s of %s programs, %s traces"
        .formatted(Table.number(done), Table.number(programs), Table.number(traces));
  }

  private static String text(SelfTest.Disagreement d) {
    return "DISAGREES  %s, on the program of seed %d: %s\n%s\n"
        .formatted(d.search(), d.seed(), d.what(), d.program().indent(2));
  }

  private String text(SelfTest.Report report) {
    Table table =
        new Table()
            .column("search", Table.Align.LEFT)
            .column("programs", Table.Align.RIGHT)
            .column("traces", Table.Align.RIGHT)
            .column("executions", Table.Align.RIGHT)
            .column("blocked", Table.Align.RIGHT);
    for (SelfTest.Row row : report.rows()) {
      table.row(
          row.search(),
          Table.number(row.programs()),
          Table.number(row.traces()),
          Table.number(row.executions()),
          Table.number(row.blocked()));
    }
    return "%s  seed %d: %s programs, %s traces, %s interleavings\n%s"
        .formatted(
            report.disagreement().isEmpty() ? "AGREES" : "STOPPED",
            seed,
            Table.number(report.programs()),
            Table.number(report.traces()),
            Table.number(report.interleavings()),
            table.text("  "));
  }
}

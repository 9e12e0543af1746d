package jacquard.cli.command;

import jacquard.check.selftest.JavaSelfTest;
import jacquard.check.selftest.ProgramKind;
import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.UsageException;
import jacquard.cli.rendering.JavaSelftestText;
import jacquard.cli.rendering.ProgressLine;
import jacquard.report.Table;
import jacquard.script.selftest.BoundsSelfTest;
import jacquard.script.selftest.SelfTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares every search with brute force on random programs. */
@Command(
    name = "selftest",
    description = "Compares every search with brute force on random small programs.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exit status: 0 all agree, 4 some search does not; its program is shown. With --java 1"
          + " instead",
      "of 4."
    })
public final class SelftestCommand implements Callable<Integer> {
  /** Very many Java programs may disagree for very few reasons. */
  private static final int SHRUNK = 20;

  private final Console console;
  private final Engine engine;
  private final BoundsEngine boundsEngine;

  /** Where programs are kept that disagree. */
  private static final String FOLDER = "jacquard-selftest";

  private final JavaEngine javaEngine;
  private final ProgressLine line;

  /** Runs the comparison; {@link SelfTest#run}, but for tests of this command. */
  public interface Engine {
    SelfTest.Report run(long seed, int programs, SelfTest.Listener listener);
  }

  /** The same for bounded searches; {@link BoundsSelfTest#run}, but for tests. */
  public interface BoundsEngine {
    BoundsSelfTest.Report run(long seed, int programs, SelfTest.Listener listener);
  }

  /** The same for Java programs; {@link JavaSelfTest#run}, but for tests. */
  public interface JavaEngine {
    JavaSelfTest.Report run(JavaSelfTest.Request request, JavaSelfTest.Listener listener);
  }

  @Option(
      names = "--bounds",
      description =
          "Compare bounded searches with plain bounded search instead, for every bound and limit.")
  private boolean bounds;

  @Option(
      names = "--java",
      description =
          "Compare searches of random Java programs with each other and with what real threads show"
              + " on a plain JVM instead.")
  private boolean java;

  @Option(
      names = "--kinds",
      paramLabel = "K",
      split = ",",
      description =
          "With --java, where the programs' operations come from: ${COMPLETION-CANDIDATES}; all if"
              + " not given.")
  private List<ProgramKind> kinds = List.of();

  @Option(
      names = "--keep",
      paramLabel = "FOLDER",
      description =
          "With --java, where programs that disagree are kept; " + FOLDER + " if not given.")
  private Optional<Path> keep = Optional.empty();

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

  public SelftestCommand(
      Console console, Engine engine, BoundsEngine boundsEngine, JavaEngine javaEngine) {
    this.console = console;
    this.engine = engine;
    this.boundsEngine = boundsEngine;
    this.javaEngine = javaEngine;
    this.line = new ProgressLine(console);
  }

  @Override
  public Integer call() {
    if (java && bounds) {
      throw new UsageException("--java and --bounds are two self-tests: give one of them");
    }
    if (java) {
      return callJava();
    }
    if (keep.isPresent() || !kinds.isEmpty()) {
      throw new UsageException(
          "%s is for --java, which is not given"
              .formatted(keep.isPresent() ? "--keep" : "--kinds"));
    }
    Optional<SelfTest.Disagreement> disagreement;
    String table;
    if (bounds) {
      BoundsSelfTest.Report report = boundsEngine.run(seed, programs, listener("searches"));
      disagreement = report.disagreement();
      table = text(report);
    } else {
      SelfTest.Report report = engine.run(seed, programs, listener("traces"));
      disagreement = report.disagreement();
      table = text(report);
    }
    line.clear();
    disagreement.ifPresent(d -> console.out().print(text(d)));
    console.out().print(table);
    return disagreement.isEmpty() ? 0 : ExitStatus.FAULT;
  }

  private int callJava() {
    keep.filter(folder -> Files.exists(folder) && !Files.isDirectory(folder))
        .ifPresent(
            file -> {
              throw new UsageException("--keep %s is no folder: name one".formatted(file));
            });
    JavaSelfTest.Request request =
        new JavaSelfTest.Request(
            seed,
            0,
            programs,
            kinds.isEmpty() ? EnumSet.allOf(ProgramKind.class) : EnumSet.copyOf(kinds),
            SHRUNK,
            keep.or(() -> Optional.of(Path.of(FOLDER))));
    JavaSelfTest.Report report = javaEngine.run(request, (done, found) -> progress(done, found));
    line.clear();
    console.out().print(new JavaSelftestText(seed, report));
    return report.disagreements().isEmpty() ? 0 : ExitStatus.VIOLATED;
  }

  private void progress(int done, int disagreements) {
    if (!quiet) {
      line.update(() -> progress(done, disagreements, "disagreements"));
    }
  }

  private SelfTest.Listener listener(String what) {
    return (done, work) -> {
      if (!quiet) {
        line.update(() -> progress(done, work, what));
      }
    };
  }

  private String progress(int done, long work, String what) {
    return "selftest: %s of %s programs, %s %s"
        .formatted(Table.number(done), Table.number(programs), Table.number(work), what);
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

  private String text(BoundsSelfTest.Report report) {
    Table table =
        new Table()
            .column("bound", Table.Align.LEFT)
            .column("search", Table.Align.LEFT)
            .column("programs", Table.Align.RIGHT)
            .column("searches", Table.Align.RIGHT)
            .column("plain executions", Table.Align.RIGHT)
            .column("executions", Table.Align.RIGHT)
            .column("ratio", Table.Align.RIGHT);
    long searches = 0;
    for (BoundsSelfTest.Row row : report.rows()) {
      searches += row.searches();
      table.row(
          row.bound(),
          row.search(),
          Table.number(row.programs()),
          Table.number(row.searches()),
          Table.number(row.plainExecutions()),
          Table.number(row.executions()),
          row.plainExecutions() == 0
              ? ""
              : String.format(
                  Locale.ROOT, "%.3f", (double) row.executions() / row.plainExecutions()));
    }
    return "%s  seed %d: %s programs at every limit, %s larger ones, %s searches within bounds\n%s"
        .formatted(
            report.disagreement().isEmpty() ? "AGREES" : "STOPPED",
            seed,
            Table.number(report.programs()),
            Table.number(report.larger()),
            Table.number(searches),
            table.text("  "));
  }
}

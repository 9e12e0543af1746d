package jacquard.bench.chapter8;

import jacquard.bench.measure.SearchBudget;
import jacquard.bench.measure.Time;
import jacquard.bench.subjects.UnitTest;
import jacquard.bench.subjects.UnitTests;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Carries out the experiments on bounded and best-first search. */
@Command(
    name = "chapter8",
    description = "Repeats the experiments of Coons' dissertation on bounded search.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exit status 1: searches of the same bounded state space visited different states, or a bound"
          + " made BPOR dearer than DPOR where it must not."
    })
public final class Chapter8Command implements Callable<Integer> {
  private static final long GUARANTEES_MAX_EXECUTIONS = 5_000;

  /** One of the searches whose memory is measured is cut short after so many budgets. */
  private static final int LONGER = 4;

  private static final int SAMPLES = 12;
  private static final Set<String> MEASURED_ORDERS = Set.of("newest", "preemptions", "random(1)");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write the plots (SVG) and a page with all tables (chapter8.md).")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--part",
      paramLabel = "NAME",
      split = ",",
      description =
          "Only these: coverage, optimisations, bugs, guarantees, orders, memory; all otherwise.")
  private List<String> names = List.of();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Time.class,
      description = "What each search may take: 500ms, 5s, 2m; 60s if not given.")
  private Duration time = Duration.ofSeconds(60);

  @Option(
      names = "--max-executions",
      paramLabel = "N",
      description = "How many executions it may make; ${DEFAULT-VALUE} if not given.")
  private long executions = 60_000;

  private final List<Section> sections = new ArrayList<>();
  private boolean asExpected = true;

  private enum Part {
    COVERAGE,
    OPTIMISATIONS,
    BUGS,
    GUARANTEES,
    ORDERS,
    MEMORY
  }

  @Override
  public Integer call() throws IOException {
    if (executions < 1) {
      throw new ParameterException(spec.commandLine(), "--max-executions is at least 1");
    }
    Set<Part> parts = parts();
    out.ifPresent(this::create); // before anything is measured in vain
    sections.clear();
    for (Part part : parts) {
      measure(part, parts);
    }
    if (out.isPresent()) {
      write(out.get());
    }
    return asExpected ? 0 : 1;
  }

  private Set<Part> parts() {
    EnumSet<Part> parts = EnumSet.noneOf(Part.class);
    for (String name : names) {
      parts.add(
          Stream.of(Part.values())
              .filter(p -> p.name().toLowerCase(Locale.ROOT).equals(name))
              .findFirst()
              .orElseThrow(
                  () -> new ParameterException(spec.commandLine(), "no part '" + name + "'")));
    }
    return parts.isEmpty() ? EnumSet.allOf(Part.class) : parts;
  }

  private void create(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new ParameterException(spec.commandLine(), "--out: cannot create " + folder, e);
    }
  }

  private void measure(Part part, Set<Part> parts) {
    SearchBudget budget = new SearchBudget(time, executions);
    switch (part) {
      case COVERAGE -> coverage(budget, parts);
      case OPTIMISATIONS -> {
        if (!parts.contains(Part.COVERAGE)) {
          coverage(budget, parts);
        }
      }
      case BUGS -> {
        progress("bugs");
        BugsReport.of(Bugs.measure(UnitTests.bugs(UnitTests.Size.LARGE), budget))
            .forEach(this::add);
      }
      case GUARANTEES -> {
        progress("guarantees");
        Guarantees guarantees =
            Guarantees.measure(
                List.of(
                    UnitTests.mrse(2), UnitTests.mrse(3), UnitTests.exception(2), UnitTests.fft(4)),
                GUARANTEES_MAX_EXECUTIONS);
        asExpected &= guarantees.hold();
        GuaranteesReport.of(guarantees).forEach(this::add);
      }
      case ORDERS -> orders(budget);
      case MEMORY -> memory();
    }
  }

  private void coverage(SearchBudget budget, Set<Part> parts) {
    Coverage.measure(Coverage.experiments().getFirst(), budget); // warms up
    for (Coverage.Experiment experiment : Coverage.experiments()) {
      progress("coverage of " + experiment.test());
      Coverage coverage = Coverage.measure(experiment, budget);
      asExpected &= coverage.isConsistent();
      if (parts.contains(Part.COVERAGE)) {
        add(CoverageReport.of(coverage));
      }
      if (parts.contains(Part.OPTIMISATIONS)) {
        experiment
            .optimisationFigure()
            .ifPresent(
                figure -> {
                  progress("optimisations on " + experiment.test());
                  add(OptimisationsReport.of(Optimisations.measure(coverage, figure, budget)));
                });
      }
    }
  }

  private void orders(SearchBudget budget) {
    progress("orders of best-first search");
    List<UnitTest> bugs = new ArrayList<>(UnitTests.bugs(UnitTests.Size.SMALL));
    bugs.addAll(UnitTests.bugs(UnitTests.Size.LARGE));
    PriorityStudy onBugs = PriorityStudy.measure(bugs, budget);
    add(PriorityReport.of("the bugs of these experiments", onBugs));
    PriorityStudy onLitmus = PriorityStudy.measure(PriorityStudy.violatedLitmus(), budget);
    add(PriorityReport.of("litmus programs", onLitmus));
    add(PriorityReport.means("all of these", onBugs.and(onLitmus)));
  }

  private void memory() {
    progress("memory of the fringe");
    List<FringeMemory> all = new ArrayList<>();
    SearchBudget longer = new SearchBudget(time.multipliedBy(LONGER), executions * LONGER);
    all.addAll(memory(UnitTests.exception(2), new SearchBudget(time, executions)));
    all.addAll(memory(UnitTests.exception(3), longer));
    add(FringeReport.of(all));
  }

  private List<FringeMemory> memory(UnitTest test, SearchBudget budget) {
    return PriorityStudy.orders().stream()
        .filter(order -> MEASURED_ORDERS.contains(order.name()))
        .map(
            order ->
                FringeMemory.measure(
                    test, order, budget, Math.max(1, budget.executions() / SAMPLES)))
        .toList();
  }

  private void progress(String what) {
    PrintWriter err = spec.commandLine().getErr();
    err.println(what);
    err.flush();
  }

  private void add(Section section) {
    sections.add(section);
    PrintWriter console = spec.commandLine().getOut();
    console.println(section.text());
    console.flush();
  }

  private void write(Path folder) throws IOException {
    StringBuilder page = new StringBuilder("# The experiments on bounded search\n");
    for (Section section : sections) {
      page.append('\n').append(section.markdown().stripTrailing()).append('\n');
      for (Section.Picture picture : section.pictures()) {
        Files.writeString(folder.resolve(picture.file()), picture.svg());
      }
    }
    Files.writeString(folder.resolve("chapter8.md"), page);
  }
}

package jacquard.cli.command;

import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.OutputFile;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.ModelTargets;
import jacquard.core.Printable;
import jacquard.model.Edge;
import jacquard.model.Fault;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.compile.Compiler;
import jacquard.model.print.StateText;
import jacquard.model.run.Interpreter;
import jacquard.promela.PromelaTarget;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs a model once, at random or as the user chooses. */
@Command(
    name = "simulate",
    description = "Runs a model once and shows every step.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "Exit status: 1 something was violated, 0 nothing was, in this one run."})
public final class SimulateCommand implements Callable<Integer> {
  private static final int DEFAULT_STEPS = 250;

  private final Console console;
  private final Reader input;

  @Parameters(paramLabel = "MODEL", description = "A Promela file: model.pml.")
  private String targetName = "";

  @Option(
      names = "-D",
      paramLabel = "NAME[=VALUE]",
      description = "Define a macro before the file is read; 1 if no value is given.")
  private List<String> definitions = List.of();

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = Values.Whole.class,
      description = "For the choices; 1 if not given.")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = "--steps",
      paramLabel = "N",
      converter = Values.SmallCount.class,
      description = "Stop after N steps; " + DEFAULT_STEPS + " if not given.")
  private Optional<Integer> steps = Optional.empty();

  @Option(
      names = "--trail",
      paramLabel = "FILE",
      description = "Follow a trail of Spin's, instead of choosing.")
  private Optional<String> trail = Optional.empty();

  @Option(
      names = "-p",
      description = "Show every statement; the default if none of these is given.")
  private boolean statements;

  @Option(names = "-g", description = "Show the global variables and channels that change.")
  private boolean globals;

  @Option(names = "-l", description = "Show the local variables that change.")
  private boolean locals;

  @Option(names = "-s", description = "Show what is sent.")
  private boolean sends;

  @Option(names = "-r", description = "Show what is received.")
  private boolean receives;

  @Option(
      names = "--chart",
      paramLabel = "FILE",
      description = "Draw the messages: an SVG picture, or text for FILE.txt and for -.")
  private Optional<String> chart = Optional.empty();

  @Option(names = "--interactive", description = "Ask at every choice.")
  private boolean interactive;

  public SimulateCommand(Console console, Reader input) {
    this.console = console;
    this.input = input;
  }

  /** Answers which of several transitions to take; empty to stop. */
  private interface Chooser {
    Optional<Long> choose(long[] enabled, ModelStory story);
  }

  @Override
  public Integer call() {
    PromelaTarget target = ModelTargets.require(targetName, definitions);
    Machine machine = Compiler.compile(target.model());
    ModelStory story = new ModelStory(machine);
    Interpreter printer = new Interpreter(target.model());
    if (trail.isPresent() && (interactive || seed.isPresent() || steps.isPresent())) {
      throw new UsageException(
          "--trail leaves no choice: leave --interactive, --seed and --steps out");
    }
    chart.ifPresent(ModelCharts::requireWritable);
    OutputFile.requireApart(
        Stream.concat(Stream.of(targetName), trail.stream()).toList(),
        chart.stream().toList(),
        file -> ModelTargets.includes(targetName, definitions, file));
    Optional<long[]> given = trail.map(t -> SpinTrails.path(t, machine));
    Chooser chooser =
        given.isPresent()
            ? new Following(given.get())
            : interactive ? new Asking(machine) : random(seed.orElse(1L));
    SimulatedSteps shown = new SimulatedSteps(console.out(), target.model(), shown());
    int limit = given.isPresent() ? given.get().length : steps.orElse(DEFAULT_STEPS);
    List<Long> path = new ArrayList<>();
    int status = run(story, printer, chooser, shown, limit, path);
    chart.ifPresent(file -> ModelCharts.write(file, target.model(), path, console));
    return status;
  }

  private Set<SimulatedSteps.Shown> shown() {
    Set<SimulatedSteps.Shown> shown = EnumSet.noneOf(SimulatedSteps.Shown.class);
    BiConsumer<Boolean, SimulatedSteps.Shown> add =
        (asked, what) -> {
          if (asked) {
            shown.add(what);
          }
        };
    add.accept(statements, SimulatedSteps.Shown.STATEMENTS);
    add.accept(globals, SimulatedSteps.Shown.GLOBALS);
    add.accept(locals, SimulatedSteps.Shown.LOCALS);
    add.accept(sends, SimulatedSteps.Shown.SENDS);
    add.accept(receives, SimulatedSteps.Shown.RECEIVES);
    return shown;
  }

  private int run(
      ModelStory story,
      Interpreter printer,
      Chooser chooser,
      SimulatedSteps shown,
      int limit,
      List<Long> path) {
    PrintWriter out = console.out();
    for (int n = 1; n <= limit; n++) {
      long[] enabled = story.run().enabled();
      if (enabled.length == 0) {
        break;
      }
      Optional<Long> choice =
          enabled.length == 1 && trail.isEmpty()
              ? Optional.of(enabled[0])
              : chooser.choose(enabled, story);
      if (choice.isEmpty()) {
        return ExitStatus.HOLDS;
      }
      Optional<String> printed = printer.printed(story.run().state(), choice.get());
      path.add(choice.get());
      shown.before(story.run().state(), choice.get());
      shown.step(n, story.perform(choice.get()));
      printed.ifPresent(text -> out.println("       prints " + text.strip()));
      Optional<Fault> fault = story.run().fault();
      if (fault.isPresent()) {
        out.println(
            "VIOLATED  " + fault.get().kind().violation().word() + ": " + fault.get().message());
        return ExitStatus.VIOLATED;
      }
    }
    return end(story, limit);
  }

  private int end(ModelStory story, int limit) {
    if (story.run().isInvalidEnd()) {
      console.out().println("VIOLATED  invalid-end-state: " + story.describeEnd());
      return ExitStatus.VIOLATED;
    }
    console
        .out()
        .println(
            story.run().enabled().length > 0
                ? "stopped after " + limit + " steps (--steps N for more)"
                : "ended: nothing can happen any more");
    return ExitStatus.HOLDS;
  }

  /** Takes the steps of a path. */
  private static final class Following implements Chooser {
    private final long[] path;
    private int next;

    Following(long[] path) {
      this.path = path;
    }

    @Override
    public Optional<Long> choose(long[] enabled, ModelStory story) {
      return next < path.length ? Optional.of(path[next++]) : Optional.empty();
    }
  }

  private static Chooser random(long seed) {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    return (enabled, _) -> Optional.of(enabled[random.nextInt(enabled.length)]);
  }

  /** Lets the user choose by number. */
  private final class Asking implements Chooser {
    private final Machine machine;
    private final BufferedReader answers = new BufferedReader(input);

    Asking(Machine machine) {
      this.machine = machine;
    }

    @Override
    public Optional<Long> choose(long[] enabled, ModelStory story) {
      StateText text = new StateText(machine);
      PrintWriter out = console.out();
      for (int i = 0; i < enabled.length; i++) {
        Edge edge = machine.model().edges().get(Transition.edge(enabled[i]));
        String who = text.process(story.run().state(), Transition.process(enabled[i]));
        String whom =
            Transition.isRendezvous(enabled[i])
                ? " to " + text.process(story.run().state(), Transition.partner(enabled[i]))
                : "";
        out.println(
            "  %3d: %s: %s%s  (%s)"
                .formatted(i + 1, who, edge.text(), whom, edge.position().fileAndLine()));
      }
      while (true) {
        out.print("which (1-%d, q to stop)? ".formatted(enabled.length));
        out.flush();
        String answer = read();
        if (answer.equals("q")) {
          return Optional.empty();
        }
        if (answer.matches("\\d{1,6}")) {
          int number = Integer.parseInt(answer);
          if (number >= 1 && number <= enabled.length) {
            return Optional.of(enabled[number - 1]);
          }
        }
        out.println(
            "'%s' is none of them: give a number from 1 to %d, or q to stop"
                .formatted(Printable.name(answer), enabled.length));
      }
    }

    private String read() {
      try {
        String line = answers.readLine();
        return line == null ? "q" : line.strip();
      } catch (IOException e) {
        throw new UsageException("cannot read the answers: " + e.getMessage(), e);
      }
    }
  }
}

package jacquard.cli.command;

import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.ModelTargets;
import jacquard.core.answer.ProcessRun.Step;
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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;
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
    Chooser chooser = interactive ? new Asking(machine) : random(seed.orElse(1L));
    PrintWriter out = console.out();
    int limit = steps.orElse(DEFAULT_STEPS);
    for (int n = 1; n <= limit; n++) {
      long[] enabled = story.run().enabled();
      if (enabled.length == 0) {
        break;
      }
      Optional<Long> choice =
          enabled.length == 1 ? Optional.of(enabled[0]) : chooser.choose(enabled, story);
      if (choice.isEmpty()) {
        return ExitStatus.HOLDS;
      }
      Optional<String> printed = printer.printed(story.run().state(), choice.get());
      out.println("%5d  %s".formatted(n, line(story.perform(choice.get()))));
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

  private static String line(Step step) {
    String moves =
        step.moves().stream()
            .map(m -> m.name() + ": " + m.action())
            .collect(Collectors.joining("  <->  "));
    String changes = step.changes().isEmpty() ? "" : "    " + String.join(", ", step.changes());
    return moves + changes + "  (" + step.source() + ")";
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

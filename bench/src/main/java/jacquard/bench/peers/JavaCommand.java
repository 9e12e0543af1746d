package jacquard.bench.peers;

import jacquard.bench.measure.PageOptions;
import jacquard.bench.measure.Time;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures both tools on all scenarios. */
@Command(
    name = "java",
    description = "Measures Jacquard on real Java, beside Lincheck.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "Exit status 1: a verdict of Jacquard is wrong, or it explored a trace twice."})
public final class JavaCommand implements Callable<Integer> {
  private static final Duration TIMEOUT = Duration.ofMinutes(2);

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private PageOptions page = new PageOptions();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "How often speed is measured; ${DEFAULT-VALUE} if not given.")
  private int rounds = 5;

  @Option(
      names = "--warm-up",
      paramLabel = "N",
      description = "The rounds before those; ${DEFAULT-VALUE} if not given.")
  private int warmUp = 3;

  @Option(
      names = "--round",
      paramLabel = "TIME",
      converter = Time.class,
      description = "What a round takes at least: 500ms, 5s, 2m; 1s if not given.")
  private Duration length = Duration.ofSeconds(1);

  @Option(
      names = "--jvms",
      paramLabel = "N",
      description = "In how many new JVMs each bug is looked for; ${DEFAULT-VALUE} if not given.")
  private int jvms = 3;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (rounds < 1 || warmUp < 0 || jvms < 1) {
      throw new ParameterException(
          spec.commandLine(), "--rounds and --jvms are at least 1, --warm-up at least 0");
    }
    page.prepare();
    double loadBefore = PageOptions.load();
    List<Speed> speeds = new ArrayList<>();
    List<TimeToBug> hunts = new ArrayList<>();
    boolean right = true;
    for (Scenario scenario : Scenario.values()) {
      for (Tool tool : Tool.values()) {
        if (!tool.takesPartIn(scenario)) {
          continue;
        }
        if (scenario.isBuggy()) {
          TimeToBug hunt = hunt(scenario, tool);
          hunts.add(hunt);
          page.told(hunt);
          right &= tool == Tool.LINCHECK || !hunt.isWrong();
        } else {
          Speed speed = speed(scenario, tool);
          speeds.add(speed);
          page.told(speed);
          right &= tool != Tool.JACQUARD || isExact(speed);
        }
      }
    }
    JavaReport report = new JavaReport(speeds, hunts, loadBefore, PageOptions.load());
    page.publish(report.text() + System.lineSeparator(), report.markdown(page.commandLine()));
    return right ? 0 : 1;
  }

  private TimeToBug hunt(Scenario scenario, Tool tool) throws IOException, InterruptedException {
    List<WorkerOutput> processes = new ArrayList<>();
    for (int i = 0; i < jvms; i++) {
      processes.add(tool.once(scenario, TIMEOUT));
    }
    return new TimeToBug(scenario, tool, processes);
  }

  private Speed speed(Scenario scenario, Tool tool) throws IOException, InterruptedException {
    WorkerOutput steady = tool.steady(scenario, new Rounds(warmUp + rounds, length), TIMEOUT);
    List<Sample> measured = steady.samples().stream().skip(warmUp).toList();
    if (tool == Tool.JACQUARD) {
      Sample counted = tool.counting(scenario, TIMEOUT).samples().getFirst();
      return new Speed(
          scenario, tool, counted.verdict(), counted.executions(), counted.traces(), measured);
    }
    String verdict = measured.isEmpty() ? "no answer" : measured.getLast().verdict();
    return new Speed(scenario, tool, verdict, -1, -1, measured);
  }

  /** Whether it holds after one execution of each trace. */
  private static boolean isExact(Speed speed) {
    return speed.verdict().equals("holds")
        && speed.executions() == speed.traces()
        && speed.rounds().stream().allMatch(round -> round.verdict().equals("holds"));
  }
}

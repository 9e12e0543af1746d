package jacquard.bench.symbolic;

import jacquard.bench.measure.CpuTime;
import jacquard.bench.measure.Median;
import jacquard.bench.measure.TimedRun;
import jacquard.core.StateStatistics;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.promela.PromelaTarget;
import jacquard.statespace.engine.StatefulEngine;
import jacquard.symbolic.aiger.AigerFile;
import jacquard.symbolic.aiger.AigerWriter;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.engine.TargetCircuit;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.BoundedModelChecking;
import jacquard.symbolic.method.Cone;
import jacquard.symbolic.method.Method;
import jacquard.symbolic.method.Patience;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.pdr.PropertyDirectedReachability;
import jacquard.symbolic.solver.SolverCatalog;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Runs the tools. */
record Measurements(Path root, Path folder, Abc abc, Duration budget, int rounds) {
  static final String DEFAULT_MODE = "stubborn+transactions";

  /** A model with what ABC, the same method of ours, and the search of states made of it. */
  record Row(String model, String circuit, int depth, Run abc, Run own, Run states) {}

  /** A method on a model in a mode of the scheduler, and the most memory that its process had. */
  record ModeRow(
      String model, String method, String mode, ModeWorker.Found found, long megabytes) {}

  /** PDR, if the model holds, and bounded model checking. */
  record Pair(Optional<Row> proof, Row search) {}

  Pair measured(Subject subject, boolean holds) throws IOException, InterruptedException {
    Made made = made(subject, DEFAULT_MODE);
    Run states = states(made.target);
    Optional<Row> proof = Optional.empty();
    if (holds) {
      Run peer = abc.pdr(made.file, budget);
      Run own = ours(new PropertyDirectedReachability(), made.circuit, Integer.MAX_VALUE);
      proof = Optional.of(new Row(subject.name(), made.size(), 0, peer, own, states));
    }
    Run peer = abc.bmc(made.file, subject.depth(), budget);
    Run own = ours(new BoundedModelChecking(), made.circuit, subject.depth());
    return new Pair(
        proof, new Row(subject.name(), made.size(), subject.depth(), peer, own, states));
  }

  ModeRow mode(Subject subject, String method, String mode)
      throws IOException, InterruptedException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            ModeWorker.class.getName(),
            subject.file(root, folder).toString(),
            mode,
            method,
            Long.toString(budget.toSeconds()));
    TimedRun run = TimedRun.run(command, Path.of("."), budget.multipliedBy(Abc.WAITING));
    if (run.status() != 0) {
      throw new IOException("a worker failed: " + run.out() + run.err());
    }
    return new ModeRow(
        subject.name(), method, mode, ModeWorker.parse(run.out()), run.peakBytes() >> 20);
  }

  private record Made(PromelaTarget target, Circuit circuit, Path file) {
    String size() {
      Circuit cone = Cone.of(circuit, 0).circuit();
      return String.format(Locale.ROOT, "%,d / %,d", cone.latches().size(), cone.aig().ands());
    }
  }

  private Made made(Subject subject, String mode) throws IOException {
    PromelaTarget target = subject.target(root, folder);
    Circuit circuit = TargetCircuit.of(target, mode).circuit();
    Path file = folder.resolve(subject.name() + ".aig");
    AigerWriter.write(new AigerFile(circuit), file);
    return new Made(target, circuit, file);
  }

  /** So long a run has had its code compiled for most of its time. */
  private static final double WARM = 2;

  /** The median of the rounds, after a short one that warms the JVM up and is not counted. */
  private Run ours(Method method, Circuit circuit, int depth) {
    List<Double> seconds = new ArrayList<>();
    Run last = new Run("nothing", false, 0);
    for (int round = 0; round <= rounds; round++) {
      long start = CpuTime.nanos();
      Answer answer;
      try (Patience patience = Patience.of(budget)) {
        Setting setting =
            new Setting(SolverCatalog.best(), patience.cancellation(), depth, _ -> {});
        answer = method.check(Cone.of(circuit, 0).circuit(), 0, setting);
      }
      last = run(answer, depth, (CpuTime.nanos() - start) / 1e9);
      if (!last.isAnswer()) {
        return last;
      }
      if (round > 0 || last.seconds() > WARM) {
        seconds.add(last.seconds());
      }
      if (seconds.size() >= rounds) {
        break;
      }
    }
    double median = Median.of(seconds.stream().mapToDouble(s -> s).toArray());
    return new Run(last.answer(), true, Math.max(median, 0.01));
  }

  private static Run run(Answer answer, int depth, double seconds) {
    return switch (answer) {
      case Answer.Unsafe _ -> new Run("violated", true, seconds);
      case Answer.Safe _ -> new Run("holds", true, seconds);
      case Answer.Unknown(int complete, String _) ->
          complete >= depth
              ? new Run("holds", true, seconds)
              : new Run("%d steps".formatted(complete), false, seconds);
    };
  }

  /** Two searches at once, each of which may take the budget. */
  private Run states(PromelaTarget target) {
    CheckRequest request = CheckRequest.of(target.name()).with(CheckOptions.SAFETY, true);
    long start = processTime();
    long end = start + 2 * budget.toNanos();
    Watcher watcher =
        new Watcher() {
          @Override
          public boolean isCancelled() {
            return processTime() > end;
          }
        };
    Check check = new StatefulEngine().check(target, request, watcher);
    double seconds = (processTime() - start) / 1e9;
    String states =
        check.effort() instanceof StateStatistics s
            ? String.format(Locale.ROOT, "%,d states", s.states())
            : "";
    return switch (check.verdict()) {
      case Verdict.Holds _ -> new Run("holds", true, seconds);
      case Verdict.Violated _ -> new Run("violated", true, seconds);
      case Verdict.Unknown _ -> new Run(states, false, seconds);
    };
  }

  /** Of all threads, those of the JVM included. */
  private static long processTime() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getProcessCpuTime()
        : System.nanoTime();
  }

  /** A folder for files that are made. */
  static Path temporary() throws IOException {
    return Files.createTempDirectory("symbolic");
  }
}

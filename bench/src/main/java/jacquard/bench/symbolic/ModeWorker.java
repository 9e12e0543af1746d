package jacquard.bench.symbolic;

import jacquard.bench.measure.CpuTime;
import jacquard.promela.PromelaTarget;
import jacquard.symbolic.bdd.BddReachability;
import jacquard.symbolic.bdd.Direction;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.engine.TargetCircuit;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.BoundedModelChecking;
import jacquard.symbolic.method.Cone;
import jacquard.symbolic.method.Method;
import jacquard.symbolic.method.Patience;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.method.Trace;
import jacquard.symbolic.pdr.PropertyDirectedReachability;
import jacquard.symbolic.solver.SolverCatalog;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * One method on one model in one mode, in a JVM of its own, so that what it takes of memory is not
 * mixed with what others left. Prints what {@link #parse} reads.
 */
final class ModeWorker {
  private ModeWorker() {}

  /**
   * What a worker found out.
   *
   * @param size of the circuit, latches and gates
   * @param depth of the violation, or how many steps are known to have none
   * @param clauses what the solver held, the lemmas of PDR, or the nodes of diagrams
   */
  record Found(String size, Run run, int depth, long clauses) {
    private String line() {
      return String.format(
          Locale.ROOT,
          "found;%s;%s;%b;%.3f;%d;%d",
          size,
          run.answer(),
          run.isAnswer(),
          run.seconds(),
          depth,
          clauses);
    }
  }

  /** Model, mode, method, and how many seconds of processor time there are. */
  public static void main(String[] arguments) {
    PromelaTarget target = PromelaTarget.read(arguments[0], List.of());
    Method method = method(arguments[2]);
    Duration budget = Duration.ofSeconds(Long.parseLong(arguments[3]));
    Circuit circuit = TargetCircuit.of(target, arguments[1]).circuit();
    AtomicLong clauses = new AtomicLong();
    AtomicInteger steps = new AtomicInteger();
    long start = CpuTime.nanos();
    Circuit cone = Cone.of(circuit, 0).circuit();
    Answer answer;
    try (Patience patience = Patience.of(budget)) {
      Setting setting =
          new Setting(
              SolverCatalog.best(),
              patience.cancellation(),
              Integer.MAX_VALUE,
              progress -> {
                clauses.set(progress.size());
                steps.set(progress.depth());
              });
      answer = method.check(cone, 0, setting);
    }
    double seconds = (CpuTime.nanos() - start) / 1e9;
    Found found =
        switch (answer) {
          case Answer.Unsafe(Trace trace) ->
              found(cone, new Run("violated", true, seconds), trace.length(), clauses.get());
          case Answer.Safe _ ->
              found(cone, new Run("holds", true, seconds), steps.get(), clauses.get());
          case Answer.Unknown(int complete, String _) ->
              found(cone, new Run(complete + " steps", false, seconds), complete, clauses.get());
        };
    System.out.println(found.line());
  }

  private static Found found(Circuit cone, Run run, int depth, long clauses) {
    String size = String.format(Locale.ROOT, "%,d / %,d", cone.latches().size(), cone.aig().ands());
    return new Found(size, run, depth, clauses);
  }

  private static Method method(String name) {
    return switch (name) {
      case "bmc" -> new BoundedModelChecking();
      case "pdr" -> new PropertyDirectedReachability();
      case "bdd" -> new BddReachability(Direction.FORWARD);
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** Reads what a worker printed. */
  static Found parse(String out) {
    String line =
        out.lines()
            .filter(l -> l.startsWith("found;"))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("a worker said: " + out));
    String[] part = line.split(";", -1);
    Run run = new Run(part[2], Boolean.parseBoolean(part[3]), Double.parseDouble(part[4]));
    return new Found(part[1], run, Integer.parseInt(part[5]), Long.parseLong(part[6]));
  }
}

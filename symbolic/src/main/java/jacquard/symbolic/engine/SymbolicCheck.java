package jacquard.symbolic.engine;

import jacquard.core.CircuitStatistics;
import jacquard.core.Verdict;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.Findings;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Command;
import jacquard.model.Layout;
import jacquard.model.Model;
import jacquard.model.ModelTarget;
import jacquard.symbolic.catalog.MethodCatalog;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.encode.ModelCircuit;
import jacquard.symbolic.encode.Room;
import jacquard.symbolic.encode.UnsupportedModelException;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Cancellation;
import jacquard.symbolic.method.Method;
import jacquard.symbolic.method.Progress;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.solver.SolverCatalog;
import jacquard.symbolic.solver.SolverFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Checks a model as a circuit for failed assertions, faults and invalid end states. */
record SymbolicCheck(
    ModelTarget target, CheckRequest request, Method method, Mode mode, SolverFactory solvers) {
  /** Steps of a deterministic region with a loop that the first circuit has room for. */
  private static final int FIRST_STEPS = 32;

  private static final String CLAIM = "no assertion fails, no error, no invalid end state";

  /** What was asked for; nothing is run. */
  static SymbolicCheck of(ModelTarget target, CheckRequest request) {
    String wanted = request.get(CheckOptions.METHOD).orElse("auto");
    if ((wanted.equals("pdr") || wanted.equals("bdd")) && request.has(CheckOptions.DEPTH)) {
      throw new RefusedRequestException(
          "--depth is for auto, bmc and induction: %s does not count steps".formatted(wanted));
    }
    return new SymbolicCheck(target, request, method(wanted), mode(request), solvers(request));
  }

  private static Method method(String name) {
    try {
      return MethodCatalog.named(name);
    } catch (IllegalArgumentException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }

  private static Mode mode(CheckRequest request) {
    String wanted = request.get(CheckOptions.MODE).orElse(Mode.TRANSACTIONS.word());
    for (Mode mode : Mode.values()) {
      if (mode.word().equals(wanted)) {
        return mode;
      }
    }
    throw new RefusedRequestException("unknown mode '%s'".formatted(wanted));
  }

  private static SolverFactory solvers(CheckRequest request) {
    try {
      return SolverCatalog.named(request.get(CheckOptions.SOLVER).orElse(SolverCatalog.AUTO));
    } catch (IllegalArgumentException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }

  Check run(Watcher watcher) {
    long start = System.nanoTime();
    Model model = target.model();
    Room room = new Room(firstProcesses(model), FIRST_STEPS);
    while (true) {
      ModelCircuit circuit = circuit(room);
      Answer answer = method.check(circuit.circuit(), 0, setting(watcher));
      Optional<CircuitRun> run =
          answer instanceof Answer.Unsafe(var trace)
              ? Optional.of(new CircuitRun(circuit, trace))
              : Optional.empty();
      if (run.isPresent() && run.get().needsMoreSteps()) {
        room = room.withMoreSteps();
      } else if (run.isPresent() && run.get().needsMoreProcesses()) {
        room = room.withMoreProcesses(Layout.MAX_PROCESSES);
      } else {
        return check(circuit.circuit(), answer, run, Duration.ofNanos(System.nanoTime() - start));
      }
    }
  }

  /** Enough for what is there at the start and for each place that creates a process, once. */
  private static int firstProcesses(Model model) {
    long starts = model.edges().stream().filter(e -> e.command() instanceof Command.Start).count();
    return (int) Math.min(model.initial().size() + starts, Layout.MAX_PROCESSES);
  }

  private ModelCircuit circuit(Room room) {
    try {
      return ModelCircuit.of(target.model(), room, mode);
    } catch (UnsupportedModelException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }

  private Setting setting(Watcher watcher) {
    Cancellation cancellation =
        request.get(CheckOptions.TIMEOUT).map(Cancellation::after).orElseGet(Cancellation::new);
    int depth = request.get(CheckOptions.DEPTH).map(Long::intValue).orElse(Integer.MAX_VALUE);
    return new Setting(
        solvers,
        cancellation,
        depth,
        progress -> {
          watcher.progress(() -> words(progress));
          if (watcher.isCancelled()) {
            cancellation.cancel("cancelled");
          }
        });
  }

  private static String words(Progress progress) {
    return String.format(
        Locale.ROOT,
        "%s: depth %,d, %,d clauses",
        progress.method(),
        progress.depth(),
        progress.clauses());
  }

  private Check check(Circuit circuit, Answer answer, Optional<CircuitRun> run, Duration time) {
    Optional<CircuitRun.Told> told = run.map(r -> r.told(target));
    Optional<Verdict.Reason> cutShort =
        answer instanceof Answer.Unknown(int _, String why)
                && !(verdict(answer, told) instanceof Verdict.Holds)
            ? Optional.of(new Verdict.Reason.Stopped(why))
            : Optional.empty();
    return new Check(
        request,
        new Check.Origin(target.fingerprint()),
        new Check.Method(
            SymbolicEngine.NAME, method.name() + ", " + mode.word() + ", " + solvers.name()),
        verdict(answer, told),
        new Check.Claim(CLAIM),
        statistics(circuit, answer, told, time),
        cutShort,
        told.map(t -> new Check.Shown(t.run(), OptionalLong.empty())),
        List.of(),
        Findings.ofModel(List.of(), notes()),
        Optional.empty());
  }

  private Verdict verdict(Answer answer, Optional<CircuitRun.Told> told) {
    return switch (answer) {
      case Answer.Unsafe _ -> {
        CircuitRun.Told violated = told.orElseThrow();
        yield new Verdict.Violated(violated.violation(), violated.schedule());
      }
      case Answer.Safe _ -> new Verdict.Holds(new Verdict.Scope.AllExecutions());
      case Answer.Unknown(int depth, String why) -> {
        Optional<Long> wanted = request.get(CheckOptions.DEPTH);
        if (wanted.isPresent() && depth >= wanted.get()) {
          yield new Verdict.Holds(
              new Verdict.Scope.WithinBound(
                  List.of(new Verdict.Limit("depth", depth, "steps")), Verdict.Grounds.PROVEN));
        }
        String far = depth < 0 ? "" : "; no violation within %,d steps".formatted(depth);
        yield new Verdict.Unknown(new Verdict.Reason.Stopped(why + far));
      }
    };
  }

  private static CircuitStatistics statistics(
      Circuit circuit, Answer answer, Optional<CircuitRun.Told> told, Duration time) {
    int depth =
        switch (answer) {
          case Answer.Unsafe(var trace) -> trace.length();
          case Answer.Unknown(int complete, var _) -> Math.max(complete, 0);
          case Answer.Safe _ -> 0;
        };
    Set<ViolationKind> kinds = told.map(t -> Set.of(t.violation().kind())).orElseGet(Set::of);
    return new CircuitStatistics(
        circuit.latches().size(),
        circuit.inputs().size(),
        circuit.aig().ands(),
        depth,
        kinds.size(),
        kinds,
        time);
  }

  private List<String> notes() {
    List<String> notes = new ArrayList<>(target.notesOnFiniteRuns());
    solvers.remark().ifPresent(notes::add);
    return notes;
  }
}

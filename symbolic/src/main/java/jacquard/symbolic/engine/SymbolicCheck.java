package jacquard.symbolic.engine;

import jacquard.core.CircuitStatistics;
import jacquard.core.Verdict;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.Findings;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckRequest;
import jacquard.model.Layout;
import jacquard.model.ModelTarget;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.encode.ModelCircuit;
import jacquard.symbolic.encode.Room;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Certificate;
import jacquard.symbolic.method.Setting;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Checks a model as a circuit for failed assertions, faults and invalid end states. */
record SymbolicCheck(ModelTarget target, CheckRequest request, SymbolicOptions options) {
  private static final String CLAIM = "no assertion fails, no error, no invalid end state";

  /** What was asked for; nothing is run. */
  static SymbolicCheck of(ModelTarget target, CheckRequest request) {
    return new SymbolicCheck(target, request, SymbolicOptions.of(request));
  }

  Check run(Watcher watcher) {
    long start = System.nanoTime();
    Setting setting = options.setting(watcher);
    Room room = CircuitOfModel.firstRoom(target.model());
    while (true) {
      ModelCircuit circuit = CircuitOfModel.of(target, room, options.mode());
      Answer answer = options.method().check(circuit.circuit(), 0, setting);
      Optional<CircuitRun> run =
          answer instanceof Answer.Unsafe(var trace)
              ? Optional.of(new CircuitRun(circuit, trace))
              : Optional.empty();
      if (run.isPresent() && run.get().needsMoreSteps()) {
        room = room.withMoreSteps();
      } else if (run.isPresent() && run.get().needsMoreProcesses()) {
        room = room.withMoreProcesses(Layout.MAX_PROCESSES);
      } else {
        if (answer instanceof Answer.Safe(Certificate certificate)) {
          write(certificate, circuit.circuit(), room);
        }
        return check(circuit.circuit(), answer, run, Duration.ofNanos(System.nanoTime() - start));
      }
    }
  }

  private void write(Certificate certificate, Circuit circuit, Room room) {
    Map<String, String> facts =
        Map.of(
            "target", target.name(),
            "fingerprint", target.fingerprint(),
            "property", "b0",
            "mode", options.mode().word(),
            "processes", Integer.toString(room.processes()),
            "steps-of-regions", Integer.toString(room.stepsOfRegions()),
            "solver", options.solvers().name());
    options
        .certificate()
        .ifPresent(file -> CertificateOnFile.write(file, certificate, circuit, facts));
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
        new Check.Method(SymbolicEngine.NAME, options.words(options.mode().word())),
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
      case Answer.Unknown(int depth, String why) ->
          Unfinished.verdict(steps(), options.depth(), depth, why);
    };
  }

  /** A circuit that leaves out orders of steps may need more steps for the same. */
  private String steps() {
    return options.mode() == Mode.INTERLEAVED ? "" : " of the circuit";
  }

  private static CircuitStatistics statistics(
      Circuit circuit, Answer answer, Optional<CircuitRun.Told> told, Duration time) {
    int depth =
        switch (answer) {
          case Answer.Unsafe(var trace) -> trace.length();
          case Answer.Unknown(int complete, var _) -> Math.max(complete, 0);
          case Answer.Safe(Certificate.Settled(int steps)) -> steps;
          case Answer.Safe(Certificate.Exhausted(int steps)) -> steps;
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
    options.solvers().remark().ifPresent(notes::add);
    return notes;
  }
}

package jacquard.symbolic.engine;

import jacquard.core.CircuitStatistics;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.Findings;
import jacquard.core.answer.ProcessRun;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.PropertyRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.ModelTarget;
import jacquard.model.claims.ClaimCheck;
import jacquard.model.print.ToldReplay;
import jacquard.model.run.Interpreter;
import jacquard.model.run.Run;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.encode.Claim;
import jacquard.symbolic.encode.ModelCircuit;
import jacquard.symbolic.encode.Room;
import jacquard.symbolic.encode.UnsupportedModelException;
import jacquard.symbolic.liveness.Lasso;
import jacquard.symbolic.liveness.LivenessAnswer;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Setting;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Checks a property of all infinite runs of a model, as a circuit. Where no run violates it, what
 * ends runs of model and claim early is looked for, too: a failed assertion or an error, which is a
 * violation of its own, or a lack of room.
 */
record PropertyCheck(
    RunProperty property, Claim claim, CheckRequest request, SymbolicOptions options)
    implements ClaimCheck {
  /** So many steps are made to come back to a state in all that nobody looks at, too. */
  private static final int MAX_STEPS_SHOWN = 2_000;

  /** What was asked for; nothing is run. */
  static PropertyCheck of(PropertyRequest asked, ModelTarget target, CheckRequest request) {
    SymbolicOptions options = SymbolicOptions.of(request);
    if (options.certificate().isPresent()) {
      throw new RefusedRequestException("--certificate is not for infinite runs of models");
    }
    RunProperty property = RunProperty.of(asked, target);
    return new PropertyCheck(property, property.claim(), request, options);
  }

  /** What was found. */
  private record Found(Verdict verdict, int depth, Optional<ProcessRun> run) {}

  @Override
  public String words() {
    return property.asked().claim();
  }

  @Override
  public ViolationKind kind() {
    return property.asked().kind().violation();
  }

  @Override
  public PropertyCheck answering(CheckRequest other) {
    return new PropertyCheck(property, claim, other, SymbolicOptions.of(other));
  }

  @Override
  public Check run(Watcher watcher) {
    long start = System.nanoTime();
    Setting setting = options.setting(watcher);
    Room room = CircuitOfModel.firstRoom(property.target().model());
    while (true) {
      ModelCircuit circuit = circuit(room);
      LivenessAnswer infinite = options.liveness().check(circuit.circuit(), 0, setting);
      if (infinite instanceof LivenessAnswer.Violated(Lasso lasso)) {
        return check(circuit.circuit(), violated(circuit, lasso), start);
      }
      Answer finite = options.method().check(circuit.circuit(), 0, setting);
      Optional<CircuitRun> run =
          finite instanceof Answer.Unsafe(var trace)
              ? Optional.of(new CircuitRun(circuit, trace))
              : Optional.empty();
      if (run.isPresent() && run.get().needsMoreSteps()) {
        room = room.withMoreSteps();
      } else if (run.isPresent() && run.get().needsMoreProcesses()) {
        room = room.withMoreProcesses(Layout.MAX_PROCESSES);
      } else {
        Found found =
            run.map(this::wrong)
                .orElseGet(() -> new Found(verdict(infinite, finite), 0, Optional.empty()));
        return check(circuit.circuit(), found, start);
      }
    }
  }

  private ModelCircuit circuit(Room room) {
    try {
      return ModelCircuit.of(property.target().model(), room, options.mode(), claim);
    } catch (UnsupportedModelException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }

  /** What ends a run: the model does something wrong, or the property cannot be looked at. */
  private Found wrong(CircuitRun run) {
    Optional<CircuitRun.Told> told = run.judged(property.target());
    if (told.isPresent()) {
      return new Found(
          new Verdict.Violated(told.get().violation(), told.get().schedule()),
          told.get().schedule().length(),
          Optional.of(told.get().run()));
    }
    InfiniteRun.Failure failure =
        new InfiniteRun(property, run.path())
            .failure()
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "the circuit of %s shows a violation that the model does not have"
                            .formatted(property.target().name())));
    long[] path = Arrays.copyOf(run.path(), failure.steps());
    return shown(failure.violation(), path, OptionalInt.empty(), path.length);
  }

  private Verdict verdict(LivenessAnswer infinite, Answer finite) {
    if (infinite instanceof LivenessAnswer.Unknown(int depth, String why)) {
      return Unfinished.verdict(" of the circuit", options.depth(), depth, why);
    }
    return finite instanceof Answer.Unknown(int depth, String why)
        ? Unfinished.verdict(" of the circuit", options.depth(), depth, why)
        : new Verdict.Holds(new Verdict.Scope.AllExecutions());
  }

  /** The lasso as a run of the model, which the interpreter has to judge likewise. */
  private Found violated(ModelCircuit circuit, Lasso lasso) {
    List<Long> steps = circuit.walk(lasso.trace().inputs()).transitions();
    int loop = circuit.walk(lasso.trace().inputs().subList(0, lasso.loop())).transitions().size();
    OptionalInt end = new InfiniteRun(property, array(steps)).end();
    if (end.isPresent()) {
      return shown(
          property.ended(),
          array(steps.subList(0, end.getAsInt())),
          OptionalInt.empty(),
          lasso.trace().length());
    }
    List<Long> path = new ArrayList<>(steps);
    List<Long> round = steps.subList(loop, steps.size());
    OptionalInt cycle = cycle(path);
    // what the property does not depend on may need more rounds to be as it was
    while (cycle.isEmpty() && !round.isEmpty() && path.size() < MAX_STEPS_SHOWN) {
      for (int step = 0; step < round.size() && cycle.isEmpty(); step++) {
        path.add(round.get(step));
        cycle = cycle(path);
      }
    }
    if (cycle.isEmpty()) {
      path = new ArrayList<>(steps);
      cycle = new InfiniteRun(property, array(path)).cycleFrom(loop);
    }
    if (cycle.isEmpty()) {
      throw new IllegalStateException(
          "the circuit of %s shows a run that violates nothing"
              .formatted(property.target().name()));
    }
    return shown(property.violation(), array(path), cycle, lasso.trace().length());
  }

  private Found shown(Violation violation, long[] path, OptionalInt cycle, int depth) {
    ModelTarget target = property.target();
    Machine machine = new Interpreter(target.model());
    Schedule schedule = Run.schedule(machine, path, target.fingerprint());
    Replay replay =
        new ToldReplay(target, machine, schedule).ended(new Replay.End.Violated(violation), cycle);
    return new Found(
        new Verdict.Violated(violation, schedule), depth, Optional.of((ProcessRun) replay.run()));
  }

  private OptionalInt cycle(List<Long> path) {
    return new InfiniteRun(property, array(path)).cycle();
  }

  private static long[] array(List<Long> path) {
    return path.stream().mapToLong(t -> t).toArray();
  }

  @Override
  public Replay replay(Schedule schedule) {
    ModelTarget target = property.target();
    ToldReplay replay = new ToldReplay(target, new Interpreter(target.model()), schedule);
    if (replay.end().isPresent()) {
      return replay.ended(replay.end().get(), OptionalInt.empty());
    }
    InfiniteRun run = new InfiniteRun(property, replay.path());
    if (run.end().isPresent()) {
      return replay.ended(new Replay.End.Violated(property.ended()), OptionalInt.empty());
    }
    Optional<InfiniteRun.Failure> failure = run.failure();
    if (failure.isPresent()) {
      return replay.ended(new Replay.End.Violated(failure.get().violation()), OptionalInt.empty());
    }
    OptionalInt cycle = run.cycle();
    return cycle.isPresent()
        ? replay.ended(new Replay.End.Violated(property.violation()), cycle)
        : replay.ended(replay.withoutViolation(), cycle);
  }

  private Check check(Circuit circuit, Found found, long start) {
    Set<ViolationKind> kinds =
        found.verdict instanceof Verdict.Violated(Violation violation, var _)
            ? Set.of(violation.kind())
            : Set.of();
    return new Check(
        request,
        new Check.Origin(property.target().fingerprint()),
        new Check.Method(SymbolicEngine.NAME, options.words(options.mode().word())),
        found.verdict,
        new Check.Claim(words(), false, Optional.empty()),
        new CircuitStatistics(
            circuit.latches().size(),
            circuit.inputs().size(),
            circuit.aig().ands(),
            found.depth,
            kinds.size(),
            kinds,
            Duration.ofNanos(System.nanoTime() - start)),
        found.verdict instanceof Verdict.Unknown(Verdict.Reason reason)
            ? Optional.of(reason)
            : Optional.empty(),
        found.run.map(r -> new Check.Shown(r, OptionalLong.empty())),
        List.of(),
        Findings.ofModel(List.of(), notes()),
        Optional.empty());
  }

  private List<String> notes() {
    List<String> notes = new ArrayList<>(property.target().model().notes());
    claim.whyNoReduction().ifPresent(why -> notes.add("no reduction: " + why));
    options.solvers().remark().ifPresent(notes::add);
    return notes;
  }
}

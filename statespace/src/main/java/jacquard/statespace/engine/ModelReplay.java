package jacquard.statespace.engine;

import jacquard.core.Label;
import jacquard.core.Schedule;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Replay;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Fault;
import jacquard.model.Machine;
import jacquard.model.ModelTarget;
import jacquard.model.compile.Compiler;
import jacquard.model.print.FaultText;
import jacquard.model.print.ToldRun;
import jacquard.statespace.Path;
import jacquard.statespace.Run;
import jacquard.statespace.liveness.LassoCheck;
import jacquard.statespace.liveness.Property;
import jacquard.statespace.liveness.UnsupportedClaimException;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/** Runs one schedule of a model again. */
final class ModelReplay {
  private final Machine machine;
  private final Optional<ModelProperty> property;
  private final Schedule schedule;
  private final Run run;
  private final ToldRun told;

  private ModelReplay(ModelTarget target, Optional<ModelProperty> property, Schedule schedule) {
    if (!schedule.fingerprint().equals(target.fingerprint())) {
      throw new RefusedRequestException(
          "the schedule is of another model: it has the fingerprint %s, %s has %s"
              .formatted(schedule.fingerprint(), target.name(), target.fingerprint()));
    }
    this.machine = Compiler.compile(target.model());
    this.property = property;
    this.schedule = schedule;
    this.run = new Run(machine);
    this.told = new ToldRun(machine);
  }

  static Replay of(ModelTarget target, Schedule schedule) {
    return new ModelReplay(target, Optional.empty(), schedule).replay();
  }

  static Replay of(ModelProperty property, Schedule schedule) {
    return new ModelReplay(property.target(), Optional.of(property), schedule).replay();
  }

  private Replay replay() {
    Optional<Violation> fault = fault();
    long[] path = new long[schedule.length()];
    for (int step = 0; step < schedule.length(); step++) {
      long label = schedule.label(step);
      Optional<Long> transition = run.transition(label);
      if (transition.isEmpty()) {
        return ended(
            new Replay.End.Diverged(
                step + 1, "process %d to move".formatted(Label.thread(label)), "that it cannot"),
            OptionalInt.empty());
      }
      path[step] = transition.get();
      told.perform(path[step]);
      run.perform(path[step]);
      if (run.fault().isPresent()) {
        fault = fault();
      }
    }
    if (fault.isPresent()) {
      return ended(new Replay.End.Violated(fault.get()), OptionalInt.empty());
    }
    return property
        .map(p -> judged(p, new Path(Arrays.copyOf(path, path.length))))
        .orElseGet(this::atEnd);
  }

  private Optional<Violation> fault() {
    return run.fault()
        .map(f -> new Violation(f.kind().violation(), FaultText.of(machine, f, run.state())));
  }

  private Replay atEnd() {
    return run.isInvalidEnd()
        ? violated(ViolationKind.INVALID_END_STATE, run.describeEnd())
        : ended(new Replay.End.Completed(), OptionalInt.empty());
  }

  private Replay judged(ModelProperty p, Path path) {
    Property violated = p.property();
    Optional<Path> violation = violation(p, path);
    if (violation.isPresent()) {
      return ended(
          new Replay.End.Violated(new Violation(violated.kind(), violated.complaint())),
          violation.get().cycle());
    }
    Optional<Fault> inProperty = LassoCheck.fault(machine, violated, path);
    if (inProperty.isPresent()) {
      Fault f = inProperty.get();
      return violated(f.kind().violation(), f.message() + " in the property");
    }
    return ended(new Replay.End.Completed(), OptionalInt.empty());
  }

  private Optional<Path> violation(ModelProperty p, Path path) {
    try {
      return LassoCheck.violation(machine, p.property(), p.fairness(), path);
    } catch (UnsupportedClaimException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }

  private Replay violated(ViolationKind kind, String message) {
    return ended(new Replay.End.Violated(new Violation(kind, message)), OptionalInt.empty());
  }

  private Replay ended(Replay.End end, OptionalInt cycle) {
    return new Replay(end, told.run(cycle), schedule.length());
  }
}

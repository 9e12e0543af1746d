package jacquard.statespace.engine;

import jacquard.core.Schedule;
import jacquard.core.Violation;
import jacquard.core.answer.Replay;
import jacquard.core.request.PropertyRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Fault;
import jacquard.model.Machine;
import jacquard.model.ModelTarget;
import jacquard.model.compile.Compiler;
import jacquard.model.print.FaultText;
import jacquard.model.print.ToldReplay;
import jacquard.statespace.Path;
import jacquard.statespace.liveness.LassoCheck;
import jacquard.statespace.liveness.UnsupportedClaimException;
import java.util.Optional;
import java.util.OptionalInt;

/** Runs one schedule of a model again. */
final class ModelReplay {
  private ModelReplay() {}

  static Replay of(ModelTarget target, Schedule schedule) {
    return new ToldReplay(target, Compiler.compile(target.model()), schedule).atEnd();
  }

  static Replay of(ModelProperty property, Schedule schedule) {
    Machine machine = Compiler.compile(property.target().model());
    ToldReplay replay = new ToldReplay(property.target(), machine, schedule);
    return replay
        .end()
        .map(end -> replay.ended(end, OptionalInt.empty()))
        .orElseGet(() -> judged(property, machine, replay));
  }

  private static Replay judged(ModelProperty p, Machine machine, ToldReplay replay) {
    Path path = new Path(replay.path());
    Optional<Path> violation = violation(p, machine, path);
    if (violation.isPresent()) {
      OptionalInt cycle = violation.get().cycle();
      String what = cycle.isPresent() ? p.property().complaint() : PropertyRequest.CLAIM_ENDS;
      Violation violated = new Violation(p.property().kind(), what);
      return replay.ended(new Replay.End.Violated(violated), cycle);
    }
    Optional<Fault> fault = LassoCheck.fault(machine, p.property(), path);
    Replay.End end =
        fault
            .<Replay.End>map(
                f ->
                    new Replay.End.Violated(
                        new Violation(f.kind().violation(), FaultText.ofProperty(f))))
            .orElseGet(replay::withoutViolation);
    return replay.ended(end, OptionalInt.empty());
  }

  private static Optional<Path> violation(ModelProperty p, Machine machine, Path path) {
    try {
      return LassoCheck.violation(machine, p.property(), p.fairness(), path);
    } catch (UnsupportedClaimException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }
}

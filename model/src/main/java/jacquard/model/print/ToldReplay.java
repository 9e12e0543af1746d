package jacquard.model.print;

import jacquard.core.Label;
import jacquard.core.Schedule;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Replay;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Machine;
import jacquard.model.ModelTarget;
import jacquard.model.run.Run;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/** Runs one schedule of a model again, and tells what it does. */
public final class ToldReplay {
  private final Schedule schedule;
  private final Machine machine;
  private final Run run;
  private final ToldRun told;
  private final long[] path;
  private Optional<Replay.End> end = Optional.empty();

  /**
   * Makes the steps, as far as they can be made.
   *
   * @param machine of the target's model
   * @throws RefusedRequestException if the schedule is of another model
   */
  public ToldReplay(ModelTarget target, Machine machine, Schedule schedule) {
    if (!schedule.fingerprint().equals(target.fingerprint())) {
      throw new RefusedRequestException(
          "the schedule is of another model: it has the fingerprint %s, %s has %s"
              .formatted(schedule.fingerprint(), target.name(), target.fingerprint()));
    }
    this.schedule = schedule;
    this.machine = machine;
    this.run = new Run(machine);
    this.told = new ToldRun(machine);
    this.path = new long[schedule.length()];
    perform();
  }

  private void perform() {
    Optional<Violation> fault = fault();
    for (int step = 0; step < schedule.length(); step++) {
      long label = schedule.label(step);
      Optional<Long> transition = run.transition(label);
      if (transition.isEmpty()) {
        end =
            Optional.of(
                new Replay.End.Diverged(
                    step + 1,
                    "process %d to move".formatted(Label.thread(label)),
                    "that it cannot"));
        return;
      }
      path[step] = transition.get();
      told.perform(path[step]);
      run.perform(path[step]);
      if (run.fault().isPresent()) {
        fault = fault();
      }
    }
    end = fault.map(Replay.End.Violated::new);
  }

  private Optional<Violation> fault() {
    return run.fault()
        .map(f -> new Violation(f.kind().violation(), FaultText.of(machine, f, run.state())));
  }

  /** How it ended, if it went wrong or another way. */
  public Optional<Replay.End> end() {
    return end;
  }

  /** The transitions of a schedule that could be followed to its end. */
  public long[] path() {
    return path.clone();
  }

  /** What there is to say where only assertions, faults and end states matter. */
  public Replay atEnd() {
    Replay.End last =
        end.orElseGet(
            () ->
                run.isInvalidEnd()
                    ? violated(
                        ViolationKind.INVALID_END_STATE, EndStates.describe(machine, run.state()))
                    : withoutViolation());
    return ended(last, OptionalInt.empty());
  }

  /** What there is to say of a schedule that violates nothing: it may end before the run does. */
  public Replay.End withoutViolation() {
    boolean isWhole = run.enabled().length == 0 || closesCycle();
    return isWhole ? new Replay.End.Completed() : new Replay.End.Over();
  }

  /** Whether it comes back to where it was: then it is an infinite run. */
  private boolean closesCycle() {
    byte[] last = run.state().clone();
    Run again = new Run(machine);
    for (long transition : path) {
      if (Arrays.equals(again.state(), last)) {
        return true;
      }
      again.perform(transition);
    }
    return false;
  }

  /** What there is to say of a run that ends so. */
  public Replay ended(Replay.End last, OptionalInt cycle) {
    return new Replay(last, told.run(cycle), schedule.length());
  }

  private static Replay.End violated(ViolationKind kind, String message) {
    return new Replay.End.Violated(new Violation(kind, message));
  }
}

package jacquard.explore.engine;

import jacquard.core.Execution;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.answer.Counterexample;
import jacquard.core.answer.DataRace;
import jacquard.core.answer.Interleaving;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckRequest;
import jacquard.explore.Limits;
import jacquard.explore.Subject;
import jacquard.explore.Waiting;
import jacquard.explore.run.Replayed;
import java.util.List;
import java.util.Optional;

/** A target that the stateless engine can take: it can be run, with other choices each time. */
public interface RunnableTarget extends Target {
  /** What is run; it tells of threads that wait what a search has to know. */
  Subject subject(Waiting waiting);

  /** Why executions cannot tell what is asked; empty if they can. */
  default Optional<String> refusal(CheckRequest request) {
    return Optional.empty();
  }

  /** Before a search: how it will go on, and when it will give up. */
  default void prepare(Limits limits) {}

  /** The places of its operations, as far as they are known before it runs. */
  default List<String> code() {
    return List.of();
  }

  /** Whether its schedules may be long, so that simpler ones are looked for before one is shown. */
  default boolean isLong() {
    return false;
  }

  /** The verdict of a search, or less where something was out of its control. */
  default Verdict claimable(Verdict verdict) {
    return verdict;
  }

  /** The data races of all executions so far; empty where memory is not weak. */
  default Optional<Races> races() {
    return Optional.empty();
  }

  /** What the data race violates that one of the executions so far has at the end of a schedule. */
  default Optional<Violation> race(Schedule schedule) {
    return Optional.empty();
  }

  /**
   * Data races.
   *
   * @param violation what the first of them is, where data races count as violations
   */
  record Races(List<DataRace> all, Optional<Verdict.Violated> violation) {
    public Races {
      all = List.copyOf(all);
    }
  }

  /** What the last executions did that no search controls. */
  default List<String> uncontrolled() {
    return List.of();
  }

  /** What was not taken as the source has it. */
  default List<String> notes() {
    return List.of();
  }

  /** What is said of every execution where nothing is violated. */
  default String claim() {
    return "no assertion fails, nothing is thrown, no deadlock";
  }

  /** What went wrong in an execution of the subject, the last one. */
  default Violation violation(Subject subject, Execution execution) {
    return Violation.of(execution.outcome(), subject.vocabulary());
  }

  /** The last execution, as it is shown. */
  default Counterexample told(Subject subject, Execution execution) {
    return new Interleaving(execution, subject.vocabulary());
  }

  /** Whatever in the last execution was no fault of the target is thrown here. */
  default void requireSound() {}

  /**
   * A schedule of the subject as users are told it, who may ask any engine to follow it: its steps
   * may be others than the subject's.
   */
  default Schedule toldSchedule(Subject subject, Schedule schedule, int maxSteps) {
    return schedule;
  }

  /** Follows a schedule as users were told it; empty where it is one of the subject. */
  default Optional<Replay> replayTold(Schedule schedule) {
    return Optional.empty();
  }

  /** Runs a schedule of a subject of this target again, which may come from another process. */
  default Execution replay(Subject subject, Schedule schedule, int maxSteps) {
    return Replayed.of(subject.detailed(), schedule, maxSteps);
  }
}

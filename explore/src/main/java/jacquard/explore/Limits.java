package jacquard.explore;

import java.time.Duration;

/**
 * When a search gives up, and what it does on the way.
 *
 * @param maxExecutions runs of the program
 * @param maxTime wall-clock time
 * @param maxWork what all executions may cost, see {@link jacquard.core.Statistics#work}; unlike
 *     the time, it is the same on every machine
 * @param maxSteps events in one execution; longer ones are cut, and then nothing is claimed
 */
public record Limits(
    long maxExecutions,
    Duration maxTime,
    long maxWork,
    int maxSteps,
    OnViolation onViolation,
    Traces traces) {

  /** What to do when a violation is found. */
  public enum OnViolation {
    STOP,
    GO_ON
  }

  /** Whether to count the different traces among the complete executions. */
  public enum Traces {
    COUNT,
    IGNORE
  }

  public static final Limits NONE =
      new Limits(
          Long.MAX_VALUE,
          Duration.ofDays(365),
          Long.MAX_VALUE,
          10_000,
          OnViolation.STOP,
          Traces.IGNORE);

  public Limits withMaxExecutions(long executions) {
    return new Limits(executions, maxTime, maxWork, maxSteps, onViolation, traces);
  }

  public Limits withMaxTime(Duration time) {
    return new Limits(maxExecutions, time, maxWork, maxSteps, onViolation, traces);
  }

  public Limits withMaxWork(long work) {
    return new Limits(maxExecutions, maxTime, work, maxSteps, onViolation, traces);
  }

  public Limits withMaxSteps(int steps) {
    return new Limits(maxExecutions, maxTime, maxWork, steps, onViolation, traces);
  }

  public Limits goingOn() {
    return new Limits(maxExecutions, maxTime, maxWork, maxSteps, OnViolation.GO_ON, traces);
  }

  public Limits countingTraces() {
    return new Limits(maxExecutions, maxTime, maxWork, maxSteps, onViolation, Traces.COUNT);
  }
}

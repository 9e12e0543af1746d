package jacquard.core;

import java.time.Duration;

/**
 * What a check cost.
 *
 * @param executions runs of the program
 * @param completeExecutions runs that went to their own end
 * @param blockedExecutions runs cut because they repeat another (sleep sets)
 * @param boundedExecutions runs cut because every further step exceeds the bound
 * @param truncatedExecutions runs cut at the limit on steps
 * @param excludedExecutions complete runs in which an assumption did not hold
 * @param violations complete runs that violated something
 * @param transitions steps, each counted once however often it was replayed
 * @param replayedTransitions steps repeated to get back to a branching point
 * @param distinctTraces different happens-before orders among the complete runs; -1 if not counted
 * @param sharedLocations the most locations and synchronisation objects that several threads have
 *     accessed in one run
 * @param peakPending the most branches that were waiting to be explored at one time
 */
public record Statistics(
    long executions,
    long completeExecutions,
    long blockedExecutions,
    long boundedExecutions,
    long truncatedExecutions,
    long excludedExecutions,
    long violations,
    long transitions,
    long replayedTransitions,
    long distinctTraces,
    int maxDepth,
    int sharedLocations,
    long peakPending,
    Duration time)
    implements Effort {

  /** What it costs to begin an execution and to end it, in steps. */
  private static final int STEPS_FOR_AN_EXECUTION = 20;

  public static final Statistics NOTHING = ofBegun(0, Duration.ZERO);

  /** Of executions of which nothing more is known than that they have begun. */
  public static Statistics ofBegun(long executions, Duration time) {
    return new Statistics(executions, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, time);
  }

  /** What was done, as a number of steps. It does not depend on the machine, as the time does. */
  public long work() {
    return work(executions, transitions + replayedTransitions);
  }

  /** What so many executions cost that have so many steps in all. */
  public static long work(long executions, long steps) {
    return executions * STEPS_FOR_AN_EXECUTION + steps;
  }

  /** Both together, one after the other; the traces are those of the later one. */
  public Statistics plus(Statistics later) {
    return new Statistics(
        executions + later.executions,
        completeExecutions + later.completeExecutions,
        blockedExecutions + later.blockedExecutions,
        boundedExecutions + later.boundedExecutions,
        truncatedExecutions + later.truncatedExecutions,
        excludedExecutions + later.excludedExecutions,
        violations + later.violations,
        transitions + later.transitions,
        replayedTransitions + later.replayedTransitions,
        later.distinctTraces,
        Math.max(maxDepth, later.maxDepth),
        Math.max(sharedLocations, later.sharedLocations),
        Math.max(peakPending, later.peakPending),
        time.plus(later.time));
  }

  public double executionsPerSecond() {
    return time.isZero() ? 0 : executions / seconds();
  }
}

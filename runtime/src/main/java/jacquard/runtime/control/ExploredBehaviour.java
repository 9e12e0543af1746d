package jacquard.runtime.control;

import jacquard.core.Verdict;

/**
 * What may happen to a program besides what its threads do, and what is taken as one step.
 *
 * @param spuriousWakeUps how often each thread may wake up from waiting or parking for no reason
 * @param singleSteps whether the JDK's collections, pools and locks are shown with every step that
 *     they make, instead of one for each of their operations
 */
public record ExploredBehaviour(
    EarlyTimeouts earlyTimeouts, int spuriousWakeUps, boolean singleSteps) {
  public static final ExploredBehaviour DEFAULT =
      new ExploredBehaviour(EarlyTimeouts.DEFAULT, 0, false);

  public ExploredBehaviour {
    if (spuriousWakeUps < 0) {
      throw new IllegalArgumentException("not a number of wake-ups");
    }
  }

  /** Which early time-outs are covered. */
  public Verdict.Limit earlyTimeoutsLimit() {
    return limit(
        "early-timeouts",
        earlyTimeouts.perThread(),
        "early timeout",
        "early timeouts",
        ", of less than " + EarlyTimeouts.spoken(earlyTimeouts.below().toNanos()));
  }

  /** Which spurious wakeups are covered. */
  public Verdict.Limit spuriousWakeUpsLimit() {
    return limit("spurious-wakeups", spuriousWakeUps, "spurious wakeup", "spurious wakeups", "");
  }

  private static Verdict.Limit limit(
      String bound, int value, String one, String many, String which) {
    return new Verdict.Limit(
        bound,
        value,
        many + " in each thread" + which,
        Verdict.Limit.atMost(value, one, many)
            + (value == 0 ? " in any thread" : " in each thread")
            + which);
  }
}

package jacquard.runtime.control;

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
}

package jacquard.explore;

import jacquard.core.Execution;
import jacquard.core.Label;

/** Lets the last thread go on as long as it can, then the first one that can: no preemptions. */
public final class FreeRun implements Policy {
  @Override
  public long choose(Execution sofar, Frontier frontier) {
    return Label.of(thread(sofar), 0);
  }

  /** The thread that goes on in the current state. */
  public static int thread(Execution sofar) {
    int step = sofar.length();
    if (step > 0) {
      int last = sofar.thread(step - 1);
      if (sofar.enabled(step, last)) {
        return last;
      }
    }
    return sofar.nextEnabled(step, 0);
  }
}

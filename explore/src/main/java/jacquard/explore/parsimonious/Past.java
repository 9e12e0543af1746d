package jacquard.explore.parsimonious;

import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import java.util.Arrays;

/** The events behind a certain one that happen before some others. */
final class Past {
  private final Execution execution;
  private final HappensBefore order;
  private int event;
  private int[] clock = new int[8];

  Past(Execution execution, HappensBefore order) {
    this.execution = execution;
    this.order = order;
  }

  /** Starts again with nothing, behind this event. */
  void begin(int behind) {
    event = behind;
    if (clock.length < execution.threads()) {
      clock = new int[execution.threads()];
    }
    Arrays.fill(clock, 0, execution.threads(), 0);
  }

  /** Adds an event and all that happen before it; -1 adds nothing. */
  void add(int latest) {
    if (latest >= 0) {
      for (int t = 0; t < execution.threads(); t++) {
        clock[t] = Math.max(clock[t], order.clock(latest, t));
      }
    }
  }

  boolean includes(int earlier) {
    return earlier > event && execution.index(earlier) < clock[execution.thread(earlier)];
  }
}

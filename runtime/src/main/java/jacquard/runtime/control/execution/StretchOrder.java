package jacquard.runtime.control.execution;

import jacquard.core.Execution;
import jacquard.runtime.control.schedule.Stretches;
import java.util.Arrays;

/**
 * The accesses of locations that stand for many variables, along one execution: which earlier ones
 * overlap a new one, and what the releases among them have published. There are few of them, so
 * each is compared with all before it.
 */
final class StretchOrder {
  private static final int NONE = -1;
  private static final int[] NOTHING = {};

  private final Stretches stretches;
  private int next;

  /** For each stretch, the one before it in the same location. */
  private int[] previous = new int[16];

  /** For each stretch that is a release, the clock of its thread; empty for all others. */
  private int[][] published = new int[16][];

  StretchOrder(Stretches stretches) {
    this.stretches = stretches;
  }

  void begin() {
    next = 0;
  }

  /** Whether an event is an access of a stretch; to be asked of all events in their order. */
  boolean isNext(int event) {
    return next < stretches.count() && stretches.event(next) == event;
  }

  /** Takes the next one, and returns it. */
  int take(Execution e) {
    if (next == previous.length) {
      previous = Arrays.copyOf(previous, next * 2);
      published = Arrays.copyOf(published, next * 2);
    }
    int object = e.object(stretches.event(next));
    int before = next - 1;
    while (before >= 0 && e.object(stretches.event(before)) != object) {
      before--;
    }
    previous[next] = before;
    published[next] = NOTHING;
    return next++;
  }

  /** The last one before this one that overlaps it; negative if there is none. */
  int lastBefore(int stretch, int earlierThan) {
    int before = previous[earlierThan];
    while (before != NONE && !stretches.overlap(before, stretch)) {
      before = previous[before];
    }
    return before;
  }

  int event(int stretch) {
    return stretches.event(stretch);
  }

  void publish(int stretch, int[] clocks, int from, int width) {
    published[stretch] = Arrays.copyOfRange(clocks, from, from + width);
  }

  /** What a release has published; empty if it is none. */
  int[] published(int stretch) {
    return published[stretch];
  }
}

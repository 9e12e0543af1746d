package jacquard.explore.bounded;

import jacquard.core.Execution;
import java.util.Arrays;

/** Which events of the beginning of an execution are whose. */
final class ThreadEvents {
  private int length;
  private int[][] events = new int[4][16];
  private int[] count = new int[4];

  /** Forgets the events from this one on. */
  void rollBack(int newLength) {
    for (int t = 0; t < count.length; t++) {
      while (count[t] > 0 && events[t][count[t] - 1] >= newLength) {
        count[t]--;
      }
    }
    length = Math.min(length, newLength);
  }

  /** Adds events up to this one. */
  void extend(Execution run, int newLength) {
    for (; length < newLength; length++) {
      add(run.thread(length), length);
    }
  }

  private void add(int thread, int event) {
    if (thread >= count.length) {
      int threads = Math.max(thread + 1, count.length * 2);
      int before = count.length;
      count = Arrays.copyOf(count, threads);
      events = Arrays.copyOf(events, threads);
      for (int t = before; t < threads; t++) {
        events[t] = new int[16];
      }
    }
    if (count[thread] == events[thread].length) {
      events[thread] = Arrays.copyOf(events[thread], 2 * count[thread]);
    }
    events[thread][count[thread]++] = event;
  }

  /** How many events of a thread there are. */
  int count(int thread) {
    return thread < count.length ? count[thread] : 0;
  }

  /** An event of a thread, counted from 0. */
  int get(int thread, int number) {
    return events[thread][number];
  }
}

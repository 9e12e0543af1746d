package jacquard.core;

import java.util.Arrays;

/**
 * Counts the memory locations and synchronisation objects that more than one thread has accessed. A
 * claim about a program whose threads share nothing says little, and whoever reads it should know.
 */
public final class SharedLocations {
  private static final int SHARED = -1;

  /** Which kinds of operations count, by their numbers. */
  private static final boolean[] COUNTED = new boolean[Kind.values().length];

  static {
    for (Kind kind : Kind.values()) {
      COUNTED[kind.number()] = kind.isMemoryAccess() || kind.isSynchronisation();
    }
  }

  /** Who has accessed an object, or that several have; of the execution named beside it. */
  private int[] user = new int[64];

  private int[] usedIn = new int[64];
  private int execution;

  /** How many there are in an execution. */
  public int in(Execution run) {
    execution++;
    int shared = 0;
    for (int e = 0; e < run.length(); e++) {
      if (COUNTED[run.kind(e).number()]) {
        int object = run.object(e);
        if (object >= user.length) {
          grow(object);
        }
        if (usedIn[object] != execution) {
          usedIn[object] = execution;
          user[object] = run.thread(e);
        } else if (user[object] != SHARED && user[object] != run.thread(e)) {
          user[object] = SHARED;
          shared++;
        }
      }
    }
    return shared;
  }

  private void grow(int object) {
    int length = Math.max(object + 1, user.length * 2);
    user = Arrays.copyOf(user, length);
    usedIn = Arrays.copyOf(usedIn, length);
  }
}

package jacquard.model.run;

import jacquard.model.Layout;
import jacquard.model.Model;

/**
 * Which processes may move in a model with priorities: those that can, where none with a higher
 * priority can. As in Spin, that holds inside atomic sequences, too, and conditions of processes
 * that have to wait are not looked at.
 */
public final class HighestPriority {
  /** Lists what a process can do by itself. */
  @FunctionalInterface
  public interface Lister {
    /** Adds to a list that has {@code before} transitions; returns how many there are then. */
    int list(byte[] state, int process, long[] transitions, int before);
  }

  private final Model model;
  private final Lister lister;
  private final long[] any = new long[1];

  public HighestPriority(Model model, Lister lister) {
    this.model = model;
    this.lister = lister;
  }

  /** Lists the steps of all processes that may move. */
  public int list(byte[] state, long[] transitions) {
    int count = state[Layout.COUNT] & 0xff;
    int found = 0;
    for (int level = highestBelow(256, state); level >= 0 && found == 0; ) {
      for (int p = count - 1; p >= 0; p--) {
        if (priority(state, p) == level) {
          found = lister.list(state, p, transitions, found);
        }
      }
      level = highestBelow(level, state);
    }
    return found;
  }

  /** Lists the steps of one process, unless another one goes first. */
  public int listOf(byte[] state, int process, long[] transitions) {
    int own = priority(state, process);
    for (int p = (state[Layout.COUNT] & 0xff) - 1; p >= 0; p--) {
      if (priority(state, p) > own && lister.list(state, p, any, 0) > 0) {
        return 0;
      }
    }
    return lister.list(state, process, transitions, 0);
  }

  private int highestBelow(int limit, byte[] state) {
    int highest = -1;
    for (int p = (state[Layout.COUNT] & 0xff) - 1; p >= 0; p--) {
      int priority = priority(state, p);
      if (priority < limit && priority > highest) {
        highest = priority;
      }
    }
    return highest;
  }

  private int priority(byte[] state, int process) {
    return Bytes.priority(state, model.length(process));
  }
}

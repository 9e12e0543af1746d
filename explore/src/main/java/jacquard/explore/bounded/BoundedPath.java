package jacquard.explore.bounded;

import jacquard.core.Execution;
import jacquard.explore.path.SleepSet;
import jacquard.explore.path.ThreadSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The states of the current execution, each with what is to be tried from it and why. */
final class BoundedPath {

  /** One state. */
  static final class State {
    /** What the reduction needs by itself. */
    final ThreadSet backtrack = new ThreadSet();

    /** What only the bound asks for: there may be a cheaper way through here. */
    final ThreadSet conservative = new ThreadSet();

    final ThreadSet done = new ThreadSet();

    /** The enabled threads whose next step stays within the bound. */
    final ThreadSet within = new ThreadSet();

    final SleepSet sleep = new SleepSet();
    final SleepSet explored = new SleepSet();
    private int[] values = new int[8];

    int thread;
    int choice;
    long operation;

    /** Whether the bound has cut off anything that can be reached from here. */
    boolean exceeded;

    /** Whether it has cut off anything below the current step. */
    boolean exceededBelow;

    void clear() {
      backtrack.clear();
      conservative.clear();
      done.clear();
      within.clear();
      sleep.clear();
      explored.clear();
      exceeded = false;
      exceededBelow = false;
    }

    void setValue(int t, int value) {
      if (t >= values.length) {
        values = Arrays.copyOf(values, Math.max(t + 1, values.length * 2));
      }
      values[t] = value;
    }

    /** The value of the bound if this enabled thread moves from here. */
    int value(int t) {
      return values[t];
    }
  }

  private final List<State> states = new ArrayList<>();

  /** Puts a state that another execution has been through before into this path. */
  void set(int depth, State state) {
    while (depth >= states.size()) {
      states.add(state);
    }
    states.set(depth, state);
  }

  State state(int depth) {
    while (depth >= states.size()) {
      states.add(new State());
    }
    return states.get(depth);
  }

  void add(int depth, int thread) {
    state(depth).backtrack.add(thread);
  }

  void addConservative(int depth, int thread) {
    state(depth).conservative.add(thread);
  }

  void addAll(int depth, Execution execution) {
    addEnabled(state(depth).backtrack, depth, execution);
  }

  void addAllConservative(int depth, Execution execution) {
    addEnabled(state(depth).conservative, depth, execution);
  }

  private static void addEnabled(ThreadSet set, int depth, Execution e) {
    for (int t = e.nextEnabled(depth, 0); t >= 0; t = e.nextEnabled(depth, t + 1)) {
      set.add(t);
    }
  }

  boolean isAsleep(int depth, int thread) {
    return state(depth).sleep.containsThread(thread);
  }
}

package jacquard.explore.stack;

import jacquard.core.Execution;
import jacquard.explore.path.SleepSet;
import jacquard.explore.path.ThreadSet;
import java.util.ArrayList;
import java.util.List;

/** The states of the current execution, each with what is still to be tried from it. */
final class Path {

  /** One state: what has been explored from it, and what must be. */
  static final class State {
    final ThreadSet backtrack = new ThreadSet();
    final ThreadSet done = new ThreadSet();
    final SleepSet sleep = new SleepSet();

    /** The labels explored from here, in order, without the current one. */
    final SleepSet explored = new SleepSet();

    int thread;
    int choice;

    /** What the current step did when it was first taken, as {@code Operations} packs it. */
    long operation;

    void clear() {
      backtrack.clear();
      done.clear();
      sleep.clear();
      explored.clear();
    }

    int untried() {
      return backtrack.size() - done.size();
    }
  }

  private final List<State> states = new ArrayList<>();

  State state(int depth) {
    while (depth >= states.size()) {
      states.add(new State());
    }
    return states.get(depth);
  }

  boolean backtracks(int depth, int thread) {
    return state(depth).backtrack.contains(thread);
  }

  /**
   * Whether the thread will not, or not in all its alternatives, be run from the state before event
   * {@code depth}.
   */
  boolean isAsleep(int depth, int thread) {
    return state(depth).sleep.containsThread(thread);
  }

  /** Asks that this thread be tried in the state before event {@code depth}. */
  void addBacktrack(int depth, int thread) {
    state(depth).backtrack.add(thread);
  }

  void addBacktrackAll(int depth, Execution execution) {
    ThreadSet backtrack = state(depth).backtrack;
    for (int t = execution.nextEnabled(depth, 0); t >= 0; t = execution.nextEnabled(depth, t + 1)) {
      backtrack.add(t);
    }
  }
}

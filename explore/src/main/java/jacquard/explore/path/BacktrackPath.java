package jacquard.explore.path;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.explore.PackedOperation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The states of the current execution of a depth-first search, each with what has been tried from
 * it, what is still to be tried, and why. Up to the state that the search goes back to, they are
 * the prefix of the next execution.
 */
public final class BacktrackPath implements Prefix {

  /** One state. */
  public static final class State {
    /** What the reduction needs by itself. */
    public final ThreadSet backtrack = new ThreadSet();

    /** What only a bound asks for: there may be a cheaper way through here. */
    public final ThreadSet conservative = new ThreadSet();

    /** What has been tried. */
    public final ThreadSet done = new ThreadSet();

    /** The enabled threads whose next step stays within the bounds. */
    public final ThreadSet within = new ThreadSet();

    public final SleepSet sleep = new SleepSet();

    /** The labels explored from here, in order, without the current one. */
    public final SleepSet explored = new SleepSet();

    /** Whether a bound has cut off anything that can be reached from here. */
    public boolean exceeded;

    /** Whether it has cut off anything below the current step. */
    public boolean exceededBelow;

    private int[] values = new int[8];
    private int thread;
    private int choice;
    private long operation;

    /** Forgets everything: it is another state now. */
    public void clear() {
      backtrack.clear();
      conservative.clear();
      done.clear();
      within.clear();
      sleep.clear();
      explored.clear();
      exceeded = false;
      exceededBelow = false;
    }

    /** The label of the current step. */
    public long label() {
      return Label.of(thread, choice);
    }

    /** What the current step did when it was first taken, as {@link PackedOperation} packs it. */
    public long operation() {
      return operation;
    }

    void setOperation(long packed) {
      operation = packed;
    }

    /** Makes this the current step. */
    public void take(int aThread, int aChoice) {
      thread = aThread;
      choice = aChoice;
    }

    /** Takes a step of this thread, if any of its alternatives is awake. */
    public boolean takeAwake(int aThread, int alternatives) {
      return takeAwake(aThread, 0, alternatives);
    }

    /** Takes the next alternative of the current thread that is awake; without one it is done. */
    public boolean takeNextChoice(int alternatives) {
      if (takeAwake(thread, choice + 1, alternatives)) {
        return true;
      }
      done.add(thread);
      return false;
    }

    private boolean takeAwake(int aThread, int from, int alternatives) {
      for (int c = from; c < alternatives; c++) {
        if (!sleep.contains(aThread, c)) {
          take(aThread, c);
          return true;
        }
      }
      return false;
    }

    /** Puts to sleep what slept or was explored in the state before this event. */
    public void fallAsleep(State previous, Execution sofar, int event, Dependence dependence) {
      sleep.addIndependent(previous.sleep, sofar, event, dependence);
      sleep.addIndependent(previous.explored, sofar, event, dependence);
    }

    public void setValue(int t, int value) {
      if (t >= values.length) {
        values = Arrays.copyOf(values, Math.max(t + 1, values.length * 2));
      }
      values[t] = value;
    }

    /** The value of the bounds if this enabled thread moves from here. */
    public int value(int t) {
      return values[t];
    }
  }

  private final List<State> states = new ArrayList<>();
  private int length;

  public State state(int depth) {
    while (depth >= states.size()) {
      states.add(new State());
    }
    return states.get(depth);
  }

  /** Puts a state that another execution has been through before into this path. */
  public void set(int depth, State state) {
    while (depth >= states.size()) {
      states.add(state);
    }
    states.set(depth, state);
  }

  /** The next execution takes another step in the state at this depth. */
  public void goBackTo(int depth) {
    length = depth + 1;
  }

  /** The next execution begins as the first one did. */
  public void startAgain() {
    length = 0;
  }

  @Override
  public int length() {
    return length;
  }

  /** All but the last one, which is another step than before. */
  @Override
  public int known() {
    return Math.max(0, length - 1);
  }

  @Override
  public long label(int step) {
    return states.get(step).label();
  }

  @Override
  public long operation(int step) {
    return states.get(step).operation();
  }

  /** Remembers what the steps from this one on did. */
  public void remember(Execution made, int from) {
    for (int depth = from; depth < made.length(); depth++) {
      state(depth).setOperation(PackedOperation.pack(made, depth));
    }
  }

  /** Whether this thread is to be tried in the state before event {@code depth}. */
  public boolean backtracks(int depth, int thread) {
    return state(depth).backtrack.contains(thread);
  }

  /** Asks that this thread be tried in the state before event {@code depth}. */
  public void add(int depth, int thread) {
    state(depth).backtrack.add(thread);
  }

  /** Asks that all enabled threads be tried there. */
  public void addAll(int depth, Execution execution) {
    addEnabled(state(depth).backtrack, depth, execution);
  }

  /** Asks for a thread for the bound's sake. */
  public void addConservative(int depth, int thread) {
    state(depth).conservative.add(thread);
  }

  /** Asks for all enabled threads for the bound's sake. */
  public void addAllConservative(int depth, Execution execution) {
    addEnabled(state(depth).conservative, depth, execution);
  }

  private static void addEnabled(ThreadSet set, int depth, Execution e) {
    for (int t = e.nextEnabled(depth, 0); t >= 0; t = e.nextEnabled(depth, t + 1)) {
      set.add(t);
    }
  }

  /**
   * Whether the thread will not, or not in all its alternatives, be run from the state before event
   * {@code depth}.
   */
  public boolean isAsleep(int depth, int thread) {
    return state(depth).sleep.containsThread(thread);
  }
}

package jacquard.explore.deferred;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.Kind;
import jacquard.core.TraceSet;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The fewest preemptions with which the steps of an execution can be taken in any equivalent order.
 *
 * <p>An order is a walk through the sets of steps that are closed under happens-before; it costs
 * one wherever the thread of the last step could go on but another one moves.
 */
public final class LeastPreemptions {
  /** Where more would have to be looked at, the number found so far is the answer, a lower one. */
  private static final int MAX_STATES = 20_000;

  private static final int NOBODY = -1;

  /** What becomes of threads after the last step. */
  private enum End {
    /** They may go on, so leaving one for good is free, and more steps never cost less. */
    OPEN,
    /** They are done, or wait for ever. */
    FINAL
  }

  private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
  private Execution execution = new Execution();

  /** Steps of each thread, by their number in it. */
  private int[][] steps = {};

  private int[] taken = {};
  private long[] place = {};
  private End end = End.OPEN;

  /** The least number for a beginning of executions, or a lower one where it is hard to find. */
  public int ofPrefix(Execution e) {
    return least(e, End.OPEN);
  }

  /** The least number for a whole execution, or a lower one where it is hard to find. */
  public int of(Execution e) {
    return least(e, End.FINAL);
  }

  private int least(Execution e, End what) {
    execution = e;
    end = what;
    order.compute(e);
    if (!prepare()) {
      return 0;
    }
    TraceSet seen = new TraceSet();
    Deque<Long> now = new ArrayDeque<>();
    Deque<Long> later = new ArrayDeque<>();
    now.push(encode(NOBODY));
    for (int preemptions = 0; ; preemptions++) {
      while (!now.isEmpty()) {
        long state = now.pop();
        if (!seen.add(state)) {
          continue;
        }
        int last = decode(state);
        boolean done = true;
        boolean preempts = last != NOBODY && couldGoOn(last);
        for (int t = 0; t < steps.length; t++) {
          if (taken[t] < steps[t].length) {
            done = false;
            if (isNext(t)) {
              taken[t]++;
              (preempts && t != last ? later : now).push(encode(t));
              taken[t]--;
            }
          }
        }
        if (done || seen.size() > MAX_STATES) {
          return preemptions;
        }
      }
      Deque<Long> none = now;
      now = later;
      later = none;
    }
  }

  /** How many there are in the order at hand, for a beginning of executions. */
  static int inOrderOf(Execution e) {
    int preemptions = 0;
    for (int i = 1; i < e.length(); i++) {
      if (e.isPreemption(i) && goesOn(e, e.thread(i - 1), i)) {
        preemptions++;
      }
    }
    return preemptions;
  }

  private static boolean goesOn(Execution e, int thread, int from) {
    for (int i = from; i < e.length(); i++) {
      if (e.thread(i) == thread) {
        return true;
      }
    }
    return false;
  }

  /** False if the sets of steps cannot be numbered. */
  private boolean prepare() {
    int threads = execution.threads();
    int[] count = new int[threads];
    for (int i = 0; i < execution.length(); i++) {
      count[execution.thread(i)]++;
    }
    steps = new int[threads][];
    place = new long[threads];
    long size = threads + 1L;
    for (int t = 0; t < threads; t++) {
      steps[t] = new int[count[t]];
      place[t] = size;
      if (size > Long.MAX_VALUE / (count[t] + 1)) {
        return false;
      }
      size *= count[t] + 1;
    }
    taken = new int[threads];
    for (int i = 0; i < execution.length(); i++) {
      int t = execution.thread(i);
      steps[t][taken[t]++] = i;
    }
    Arrays.fill(taken, 0);
    return true;
  }

  private long encode(int last) {
    long state = last + 1L;
    for (int t = 0; t < taken.length; t++) {
      state += place[t] * taken[t];
    }
    return state;
  }

  /** Puts the steps of this state into {@link #taken}, and answers who took the last one. */
  private int decode(long state) {
    for (int t = 0; t < taken.length; t++) {
      taken[t] = (int) (state / place[t] % (steps[t].length + 1));
    }
    return (int) (state % (taken.length + 1)) - 1;
  }

  /** Whether all that happens before this thread's next step has been taken. */
  private boolean isNext(int thread) {
    int step = steps[thread][taken[thread]];
    for (int t = 0; t < taken.length; t++) {
      if (t != thread && order.clock(step, t) > taken[t]) {
        return false;
      }
    }
    return true;
  }

  /** Whether the thread could take a step now, whatever becomes of it. */
  private boolean couldGoOn(int thread) {
    if (taken[thread] == steps[thread].length) {
      return end == End.FINAL
          && execution.hasPending(thread)
          && couldBe(
              thread,
              execution.pendingKind(thread),
              execution.pendingObject(thread),
              execution.pendingArgument(thread),
              execution.pendingFloor(thread));
    }
    int step = steps[thread][taken[thread]];
    return execution.kind(step) == Kind.JOIN
        ? isNext(thread)
        : couldBe(
            thread,
            execution.kind(step),
            execution.object(step),
            execution.argument(step),
            execution.floor(step));
  }

  private boolean couldBe(int thread, Kind kind, int object, long argument, int floor) {
    if (!kind.isSynchronisation()) {
      return kind != Kind.JOIN;
    }
    if (floor >= execution.length() || (floor >= 0 && !isTaken(floor))) {
      return false;
    }
    int next = firstLeft(object);
    if (next < execution.length()) {
      return kind.isEnabledIn(execution.before(next), argument);
    }
    return execution.enabled(execution.length(), thread); // as it is at the end
  }

  private boolean isTaken(int step) {
    return execution.index(step) < taken[execution.thread(step)];
  }

  /** The first step on an object that is still to be taken; all its steps have one order. */
  private int firstLeft(int object) {
    int i = 0;
    while (i < execution.length() && (execution.object(i) != object || isTaken(i))) {
      i++;
    }
    return i;
  }
}

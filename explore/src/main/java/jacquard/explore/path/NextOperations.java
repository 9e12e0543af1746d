package jacquard.explore.path;

import jacquard.core.Execution;
import jacquard.core.Kind;
import java.util.Arrays;

/**
 * What each thread is about to do in each state of an execution: {@code next(s, p)} of the papers.
 * It is the thread's next event after the state, or its pending operation at the end; where the
 * event is that its time is over, what it waits for until then.
 */
public final class NextOperations {
  private static final int NONE = -1;

  private int[] following = new int[64];
  private int[] next = new int[8];

  /** Goes to a state; {@link #advance} then moves on by one event at a time. */
  public void moveTo(Execution execution, int state) {
    if (execution.length() > following.length) {
      following = new int[Integer.highestOneBit(execution.length()) * 2];
    }
    if (execution.threads() > next.length) {
      next = new int[execution.threads() * 2];
    }
    Arrays.fill(next, NONE);
    for (int e = execution.length() - 1; e >= state; e--) {
      following[e] = next[execution.thread(e)];
      next[execution.thread(e)] = e;
    }
  }

  /** Moves past this event, to the state after it. */
  public void advance(Execution execution, int event) {
    next[execution.thread(event)] = following[event];
  }

  /** Whether the thread has been started before this state and has anything left to do. */
  public boolean exists(Execution execution, int state, int thread) {
    return execution.startedBefore(state, thread)
        && (next[thread] != NONE || execution.hasPending(thread));
  }

  public Kind kind(Execution execution, int thread) {
    int event = next[thread];
    if (event == NONE) {
      return execution.pendingKind(thread);
    }
    Kind kind = execution.kind(event);
    return kind == Kind.TIMEOUT ? execution.awaitedKind(event) : kind;
  }

  /** The argument of the operation, such as the thread that a join waits for. */
  public long argument(Execution execution, int thread) {
    return next[thread] != NONE
        ? execution.argument(next[thread])
        : execution.pendingArgument(thread);
  }

  public int object(Execution execution, int thread) {
    int event = next[thread];
    if (event == NONE) {
      return execution.pendingObject(thread);
    }
    return execution.kind(event) == Kind.TIMEOUT
        ? execution.awaitedObject(event)
        : execution.object(event);
  }
}

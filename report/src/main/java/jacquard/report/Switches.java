package jacquard.report;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.ObjectState;
import jacquard.core.Outcome;
import jacquard.core.Violation;
import jacquard.core.answer.Interleaving;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Why one thread stopped and another went on. */
final class Switches {
  private static final int NOBODY = -1;

  private final Interleaving story;
  private final Execution execution;

  Switches(Interleaving story) {
    this.story = story;
    this.execution = story.execution();
  }

  /** Whether another thread than before makes this step. */
  boolean isAt(int event) {
    return event > 0 && execution.thread(event) != execution.thread(event - 1);
  }

  /** Such as "T1 preempted" or "T1 waits for A, held by T2"; empty where nobody was left. */
  String reason(int event) {
    if (!isAt(event)) {
      return "";
    }
    int left = execution.thread(event - 1);
    if (execution.isPreemption(event)) {
      return story.thread(left) + " preempted";
    }
    for (int e = event; e < execution.length(); e++) {
      if (execution.thread(e) == left) {
        return waiting(
            event,
            left,
            execution.kind(e),
            execution.object(e),
            execution.argument(e),
            execution.floor(e));
      }
    }
    if (execution.hasPending(left)) {
      return pending(event, left);
    }
    return story.thread(left) + (hasFailed(left) ? " failed" : " ended");
  }

  /** What every unfinished thread could do, or waits for, when the execution ended. */
  String standings() {
    int end = execution.length();
    return IntStream.range(0, execution.threads())
        .filter(execution::hasPending)
        .mapToObj(t -> execution.enabled(end, t) ? story.thread(t) + " can move" : pending(end, t))
        .collect(Collectors.joining("; "));
  }

  private String pending(int event, int thread) {
    return waiting(
        event,
        thread,
        execution.pendingKind(thread),
        execution.pendingObject(thread),
        execution.pendingArgument(thread),
        execution.pendingFloor(thread));
  }

  private String waiting(int event, int thread, Kind kind, int object, long argument, int floor) {
    int holder =
        switch (kind) {
          case ACQUIRE -> holder(object, event);
          case REACQUIRE -> floor < event ? holder(object, event) : NOBODY;
          case JOIN -> (int) argument;
          case READ, WRITE, UPDATE, CAS, RELEASE, TRY_ACQUIRE, WAIT, NOTIFY, NOTIFY_ALL -> NOBODY;
          case TAKE_PERMITS, GIVE_PERMITS, PARK, UNPARK, SEND, RECEIVE, INSPECT, INTERRUPT ->
              NOBODY;
          case START, YIELD, TIMEOUT, CHOOSE -> NOBODY;
        };
    return Violation.describe(
        new Outcome.Blocked(thread, kind, object, holder, NOBODY), story.vocabulary());
  }

  /** Who holds a lock just before the event. */
  private int holder(int lock, int event) {
    for (int e = event - 1; e >= 0; e--) {
      if (execution.object(e) == lock) {
        return ObjectState.holder(execution.after(e));
      }
    }
    return NOBODY;
  }

  private boolean hasFailed(int thread) {
    return execution.outcome() instanceof Outcome.Failed(var failures)
        && failures.stream().anyMatch(f -> f.thread() == thread);
  }
}

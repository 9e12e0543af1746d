package jacquard.report;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.ObjectState;
import jacquard.core.answer.Interleaving;
import java.util.List;

/** One step in a few characters: the cell of a counterexample's table. */
final class StepText {
  private final Interleaving story;
  private final Execution execution;

  StepText(Interleaving story) {
    this.story = story;
    this.execution = story.execution();
  }

  /** What the event did, with the values it saw. */
  String of(int event) {
    String time = story.vocabulary().timeout(event);
    return time.isEmpty() ? deed(event) : timeout(event, time);
  }

  /** Such as "timeout of 10 ms fires in poll". */
  private String timeout(int event, String time) {
    String call = story.vocabulary().libraryCall(execution.site(event));
    String fires = "timeout of " + time + " fires";
    return call.isEmpty() ? fires : fires + " in " + call.substring(call.lastIndexOf('.') + 1);
  }

  private String deed(int event) {
    return switch (execution.kind(event)) {
      case READ -> name(event) + " -> " + before(event);
      case WRITE -> name(event) + " = " + after(event);
      case UPDATE -> update(event);
      case CAS ->
          execution.writes(event)
              ? name(event) + ": " + before(event) + " => " + after(event)
              : name(event) + ": failed, is " + before(event);
      case ACQUIRE ->
          !execution.writes(event)
              ? name(event) + " is done"
              : isOperation(event) ? operation(event) : "lock " + name(event);
      case RELEASE -> (isOperation(event) ? "done with " : "unlock ") + name(event);
      case TRY_ACQUIRE -> "tryLock " + name(event) + (isTaken(event) ? ": taken" : ": busy");
      case WAIT -> "wait " + name(event);
      case REACQUIRE -> "woken on " + name(event);
      case NOTIFY -> "notify " + name(event) + woken(event);
      case NOTIFY_ALL -> "notifyAll " + name(event) + woken(event);
      case TAKE_PERMITS ->
          "take " + execution.argument(event) + " of " + name(event) + " -> " + after(event);
      case GIVE_PERMITS ->
          "give " + execution.argument(event) + " to " + name(event) + " -> " + after(event);
      case PARK -> "park";
      case UNPARK -> "unpark " + name(event);
      case INSPECT -> "ask " + name(event);
      case INTERRUPT -> "interrupt " + name(event);
      case SEND -> "send to " + name(event) + " -> holds " + execution.after(event);
      case RECEIVE -> "receive from " + name(event) + " -> holds " + execution.after(event);
      case START -> "start " + target(event);
      case JOIN -> "join " + target(event);
      case YIELD -> "yield";
      case TIMEOUT -> "time passes";
      case CHOOSE ->
          "choose " + execution.choice(event) + " of 0.." + (execution.alternatives(event) - 1);
    };
  }

  /** Whether the event begins, or ends, an operation of a library's that is one step to others. */
  boolean isOperation(int event) {
    return execution.object(event) != Dependence.NO_OBJECT
        && story.vocabulary().isOperation(execution.object(event));
  }

  /** Such as "Stock.stock.get()". */
  private String operation(int event) {
    String call = story.vocabulary().libraryCall(execution.site(event));
    return call.isEmpty()
        ? "work on " + name(event)
        : name(event) + call.substring(Math.max(0, call.lastIndexOf('.'))) + "()";
  }

  /** Whether an attempt to take a lock succeeded. */
  boolean isTaken(int tryAcquire) {
    return ObjectState.isFree(execution.before(tryAcquire));
  }

  String name(int event) {
    return story.object(execution.object(event));
  }

  String before(int event) {
    return story.vocabulary().value(execution.object(event), execution.before(event));
  }

  String after(int event) {
    return story.vocabulary().value(execution.object(event), execution.after(event));
  }

  /** The thread that a start or join is about. */
  String target(int event) {
    return story.thread((int) execution.argument(event));
  }

  /** The names of those whom a notify woke. */
  List<String> wokenBy(int event) {
    return Wakeups.of(execution, event).stream().map(story::thread).toList();
  }

  private String update(int event) {
    long delta = execution.argument(event);
    boolean adds = execution.before(event) + delta == execution.after(event);
    return adds
        ? name(event) + " += " + delta + " -> " + after(event)
        : name(event) + ": " + before(event) + " => " + after(event);
  }

  private String woken(int event) {
    List<String> woken = wokenBy(event);
    if (!woken.isEmpty()) {
      return ": wakes " + String.join(", ", woken);
    }
    return ObjectState.waiters(execution.before(event)) == 0 ? ": nobody waits" : "";
  }
}

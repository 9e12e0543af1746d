package jacquard.runtime.control.schedule;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.hooks.Access;
import java.util.Arrays;

/** Writes down what the threads of one execution do. */
public final class Recording {
  private Execution into = new Execution();

  /** How each memory access is ordered, as {@link jacquard.hooks.Access} says. */
  private byte[] orders = new byte[64];

  private final Stretches stretches = new Stretches();

  public void begin(Execution newInto) {
    into = newInto;
    into.begin(0);
    stretches.begin();
  }

  public Execution execution() {
    return into;
  }

  /** The number of the event that will be recorded next. */
  public int length() {
    return into.length();
  }

  /** How the memory access that is this event is ordered. */
  public int order(int event) {
    return orders[event];
  }

  /** The event that comes next covers this part of its location, and no more. */
  public void covers(long from, long end) {
    stretches.add(into.length(), from, end);
  }

  public Stretches stretches() {
    return stretches;
  }

  private void order(int event, int order) {
    if (event == orders.length) {
      orders = Arrays.copyOf(orders, event * 2);
    }
    orders[event] = (byte) order;
  }

  /** A thread has just done its pending operation. */
  void append(ControlledThread t, boolean writes, long before, long after, int order) {
    order(into.length(), order);
    into.append(
        t.number,
        t.choice,
        t.alternatives,
        t.kind,
        t.object,
        writes,
        before,
        t.argument,
        after,
        t.floor,
        t.site);
  }

  /** The time of a thread is over that has waited with this operation. */
  void appendTimeout(ControlledThread t, Kind kind, int object, int floor) {
    order(into.length(), Access.PLAIN);
    into.append(
        t.number,
        0,
        1,
        Kind.TIMEOUT,
        Dependence.NO_OBJECT,
        false,
        kind.number(),
        t.argument,
        object,
        floor,
        t.site);
  }

  /** A thread is about to do this when the execution ends. */
  void pending(ControlledThread t) {
    int floor = t.held ? Execution.NEVER : t.floor;
    into.pending(t.number, t.kind, t.object, t.argument, floor, t.site);
  }
}

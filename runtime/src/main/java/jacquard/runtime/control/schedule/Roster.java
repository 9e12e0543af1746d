package jacquard.runtime.control.schedule;

import jacquard.core.Execution;
import jacquard.runtime.control.names.NumberTable;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The threads of one execution: their numbers, who is alive, and who runs now. */
public final class Roster {
  private final NumberTable numbers = new NumberTable();
  private final Recording recording;
  private ControlledThread[] slots = new ControlledThread[0];
  private ControlledThread[] active = new ControlledThread[8];
  private int actives;
  private ControlledThread[] unadvanced = new ControlledThread[4];
  private int unadvancedCount;
  private @Nullable ControlledThread current;

  public Roster(Recording recording) {
    this.recording = recording;
  }

  /** Begins an execution with its main thread. */
  public ControlledThread begin(Thread main, Runnable body) {
    actives = 0;
    unadvancedCount = 0;
    ControlledThread first = add(numbers.number(NumberTable.pair(0, 0)), -1, main, body);
    unadvancedCount = 0;
    return first;
  }

  // ---- who runs

  /** The thread that runs now, or at whose hook the checker works. */
  public ControlledThread current() {
    return Objects.requireNonNull(current);
  }

  boolean isCurrent(ControlledThread t) {
    return current != null && current.number == t.number && !t.finished;
  }

  void setCurrent(@Nullable ControlledThread newCurrent) {
    current = newCurrent;
  }

  // ---- beginnings and ends

  /** Makes a thread live that the current one has started by the event just recorded. */
  public ControlledThread start(Thread thread, Runnable body, int startEvent) {
    ControlledThread parent = current();
    int number = numbers.number(NumberTable.pair(parent.number + 1, parent.children++));
    ControlledThread child = add(number, startEvent, thread, body);
    child.time = parent.time;
    return child;
  }

  /** The number that the next thread started by the current one will have. */
  public int nextChild() {
    ControlledThread parent = current();
    return numbers.number(NumberTable.pair(parent.number + 1, parent.children));
  }

  /** A thread that is about to be started: it can be waited for and interrupted. */
  public ControlledThread reserve(int number) {
    ControlledThread t = slot(number);
    if (!t.finished) {
      t.fiber = null; // left in the middle of its work when an execution ended
    }
    t.finished = false;
    t.ended = false;
    t.isReserved = true;
    return t;
  }

  private ControlledThread slot(int number) {
    while (number >= slots.length) {
      int n = slots.length;
      slots = Arrays.copyOf(slots, n + 1);
      slots[n] = new ControlledThread(n);
    }
    return slots[number];
  }

  private ControlledThread add(int number, int startEvent, Thread thread, Runnable body) {
    boolean isReserved = number < slots.length && slots[number].isReserved;
    ControlledThread t = slot(number);
    Execution into = recording.execution();
    while (into.threads() <= number) {
      into.addUnstartedThread();
    }
    into.started(number, startEvent);
    if (!t.finished && !isReserved) {
      t.fiber = null; // left in the middle of its work when an execution ended
    }
    t.begin(thread, body);
    if (actives == active.length) {
      active = Arrays.copyOf(active, actives * 2);
    }
    active[actives++] = t;
    if (unadvancedCount == unadvanced.length) {
      unadvanced = Arrays.copyOf(unadvanced, unadvancedCount * 2);
    }
    unadvanced[unadvancedCount++] = t;
    return t;
  }

  /** Takes one of the threads that have not come to their first visible operation; or null. */
  @Nullable ControlledThread takeUnadvanced() {
    return unadvancedCount == 0 ? null : unadvanced[--unadvancedCount];
  }

  /** Nothing of a thread runs any more. */
  void finish(ControlledThread t) {
    t.finished = true;
    t.body = null;
    for (int i = 0; i < actives; i++) {
      if (active[i].number == t.number) {
        active[i] = active[--actives];
        return;
      }
    }
  }

  /** Lets the next execution begin with new fibers. */
  public void forgetFibers() {
    for (ControlledThread t : slots) {
      t.fiber = null;
    }
  }

  // ---- who is there

  public ControlledThread numbered(int number) {
    return slots[number];
  }

  public int liveThreads() {
    return actives;
  }

  public ControlledThread live(int i) {
    return active[i];
  }

  /** Whether there is no thread but the one that runs now. */
  public boolean isAlone() {
    return actives == 1;
  }

  /** Whether all threads have ended that are no daemons. */
  boolean hasOnlyDaemons() {
    for (int i = 0; i < actives; i++) {
      if (!active[i].daemon) {
        return false;
      }
    }
    return true;
  }
}

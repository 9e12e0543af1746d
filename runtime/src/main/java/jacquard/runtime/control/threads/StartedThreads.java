package jacquard.runtime.control.threads;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.runtime.control.names.IdentityTable;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Parkers;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Recording;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.VisibleOnDemand;
import org.jspecify.annotations.Nullable;

/** Which threads were started, as far as others can know. */
public final class StartedThreads {
  private final Operations operations;
  private final Roster roster;
  private final Recording recording;
  private final Ending ending;
  private final Parkers parkers;
  private final ObjectNames names;
  private final Locations locations;
  private final VisibleOnDemand starts = new VisibleOnDemand("the start of threads");
  private final IdentityTable started = new IdentityTable();

  /** Threads that were interrupted before they were started. */
  private final IdentityTable interruptedEarly = new IdentityTable();

  public StartedThreads(
      Operations operations,
      Roster roster,
      Recording recording,
      Ending ending,
      Parkers parkers,
      ObjectNames names,
      Locations locations) {
    this.operations = operations;
    this.roster = roster;
    this.recording = recording;
    this.ending = ending;
    this.parkers = parkers;
    this.names = names;
    this.locations = locations;
  }

  public void begin() {
    started.clear();
    interruptedEarly.clear();
  }

  public void register(Thread thread, int number) {
    started.put(thread, number + 1);
  }

  boolean isRegistered(Thread thread) {
    return started.get(thread) != IdentityTable.ABSENT;
  }

  public @Nullable ControlledThread of(Thread thread) {
    int number = started.get(thread);
    return number == IdentityTable.ABSENT ? null : roster.numbered(number - 1);
  }

  /**
   * The thread that an object stands for, as far as the current thread can know: null if it has not
   * been started. To look is visible, unless the start comes before in any case.
   */
  @Nullable ControlledThread lookUp(Thread thread) {
    ControlledThread target = of(thread);
    if (target != null && !target.isReserved && isStartedBefore(target)) {
      return target;
    }
    int name = names.shared(thread);
    if (name == 0) {
      return target; // only the current thread could start it
    }
    ending.require(starts);
    operations.await(Kind.READ, locations.of(name, Locations.STARTED), 0, 0);
    target = of(thread);
    int isStarted = target == null ? 0 : 1;
    operations.happened(false, isStarted, isStarted, Access.VOLATILE);
    return target;
  }

  /** Whether the thread is an ancestor of the current one, or was started by one before. */
  private boolean isStartedBefore(ControlledThread target) {
    Execution execution = recording.execution();
    int start = execution.startedBy(target.number);
    int by = start < 0 ? -1 : execution.thread(start);
    int t = roster.current().number;
    int since = execution.length();
    while (t != target.number && t != by) {
      since = execution.startedBy(t);
      if (since < 0) {
        return start < 0;
      }
      t = execution.thread(since);
    }
    return t == target.number || since > start;
  }

  // ---- starts

  /** If others may look whether a thread was started, that is visible. */
  void announce(Thread thread, int child) {
    int name = names.shared(thread);
    if (name == 0 || !starts.isMade()) {
      return;
    }
    operations.await(Kind.WRITE, locations.of(name, Locations.STARTED), 1, 0);
    register(thread, child);
    ControlledThread t = roster.reserve(child);
    if (wasInterruptedEarly(thread)) {
      interruptedEarly.put(thread, IdentityTable.ABSENT);
      parkers.interruptAtOnce(t);
    }
    operations.happened(true, 0, 1, Access.VOLATILE);
  }

  // ---- interrupts of threads that have not been started

  boolean wasInterruptedEarly(Thread thread) {
    return interruptedEarly.get(thread) != IdentityTable.ABSENT;
  }

  /** A thread that has not been started remembers that it was interrupted. */
  void interruptEarly(Thread thread) {
    parkers.requireInterrupts();
    int name = names.shared(thread);
    if (name == 0) {
      interruptedEarly.put(thread, 1);
      return;
    }
    ending.require(starts);
    operations.await(Kind.UPDATE, locations.of(name, Locations.STARTED), 1, 0);
    ControlledThread target = of(thread);
    if (target == null) {
      interruptedEarly.put(thread, 1);
    }
    int isStarted = target == null ? 0 : 1;
    operations.happened(true, isStarted, isStarted, Access.VOLATILE);
    if (target != null) {
      parkers.interrupt(target);
    }
  }
}

package jacquard.runtime.control.synchronisers;

import jacquard.runtime.control.schedule.ControlledThread;
import java.util.ArrayList;
import java.util.List;

/** Threads that wait for a signal, in the order in which they came. */
final class WaitSet {
  final List<ControlledThread> waiters = new ArrayList<>();
  final boolean isOfMonitor;

  /** Whether it is known to be emptied before the next execution. */
  private boolean inUse;

  WaitSet(boolean isOfMonitor) {
    this.isOfMonitor = isOfMonitor;
  }

  /** Has the set emptied before the next execution, by those that do so. */
  WaitSet usedIn(List<WaitSet> used) {
    if (!inUse) {
      inUse = true;
      used.add(this);
    }
    return this;
  }

  void clear() {
    waiters.clear();
    inUse = false;
  }
}

package jacquard.runtime.control.threads;

import jacquard.runtime.control.operations.Parkers;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.synchronisers.Monitors;
import jacquard.runtime.control.synchronisers.ThreadMonitors;
import jacquard.runtime.control.synchronisers.WaitSets;
import jacquard.runtime.control.synchronisers.Waiting;
import java.util.List;

/** What a thread does when it ends: it tells those that wait for it. */
public final class ThreadEnds {
  private final Roster roster;
  private final Lives lives;
  private final Parkers parkers;
  private final ThreadMonitors threadMonitors;
  private final Monitors monitors;
  private final Waiting waiting;
  private final WaitSets sets;
  private final Shutdown shutdown;

  public ThreadEnds(
      Roster roster,
      Lives lives,
      Parkers parkers,
      ThreadMonitors threadMonitors,
      Monitors monitors,
      Waiting waiting,
      WaitSets sets,
      Shutdown shutdown) {
    this.roster = roster;
    this.lives = lives;
    this.parkers = parkers;
    this.threadMonitors = threadMonitors;
    this.monitors = monitors;
    this.waiting = waiting;
    this.sets = sets;
    this.shutdown = shutdown;
  }

  /** The last thing that the current thread does, apart from starting what is returned. */
  public List<Thread> end() {
    ControlledThread t = roster.current();
    Thread locked = threadMonitors.areUsed(t.thread) ? t.thread : null;
    int lock = locked == null ? 0 : threadMonitors.of(locked);
    if (locked != null) {
      monitors.enter(lock, 0);
    }
    List<ControlledThread> joiners = lives.end();
    if (t.thread != null) {
      ThreadStatus.TERMINATED.set(t.thread);
    }
    if (locked != null) {
      waiting.signalAll(lock, sets.of(lock), 0);
      monitors.exit(lock, 0);
    }
    for (ControlledThread joiner : joiners) {
      parkers.signal(joiner, 0);
    }
    return shutdown.ends(t);
  }
}

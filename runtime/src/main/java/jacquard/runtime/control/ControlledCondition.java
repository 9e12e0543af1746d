package jacquard.runtime.control;

import jacquard.hooks.ModelledCondition;
import java.util.Date;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A condition of a controlled lock. It wakes who came first, as the JDK's does. */
@SuppressWarnings({"WaitNotInLoop", "JavaUtilDate"}) // the loop and the interface are not ours
final class ControlledCondition implements ModelledCondition {
  private final Supervisor supervisor;
  private final ReentrantLock lock;
  private final Monitors.WaitSet waitSet = new Monitors.WaitSet(false);

  ControlledCondition(Supervisor supervisor, ReentrantLock lock) {
    this.supervisor = supervisor;
    this.lock = lock;
  }

  private int location() {
    return supervisor.synchronisers.location(lock);
  }

  @Override
  public void await() throws InterruptedException {
    supervisor.monitors.await(location(), waitSet, Patience.INTERRUPTIBLE, 0);
  }

  @Override
  public void awaitUninterruptibly() {
    try {
      supervisor.monitors.await(location(), waitSet, Patience.ENDLESS, 0);
    } catch (InterruptedException e) {
      throw new IllegalStateException("an uninterruptible wait was interrupted", e);
    }
  }

  @Override
  public long awaitNanos(long nanos) throws InterruptedException {
    ControlledThread t = supervisor.scheduler.current();
    long deadline = t.time + nanos;
    return supervisor.monitors.await(location(), waitSet, Patience.timed(nanos), 0)
        ? Math.max(1, deadline - t.time)
        : 0;
  }

  @Override
  public boolean await(long time, TimeUnit unit) throws InterruptedException {
    return awaitNanos(unit.toNanos(time)) > 0;
  }

  @Override
  public boolean awaitUntil(Date deadline) throws InterruptedException {
    return awaitNanos(supervisor.nanosUntil(deadline.getTime())) > 0;
  }

  @Override
  public void signal() {
    if (supervisor.holdsPrivately(lock)) {
      return; // nobody else can wait
    }
    supervisor.monitors.signal(location(), waitSet, false, 0);
  }

  @Override
  public List<Thread> waiting() {
    if (supervisor.holdsPrivately(lock)) {
      return List.of();
    }
    return supervisor.monitors.waiting(location(), waitSet);
  }

  @Override
  public void signalAll() {
    if (supervisor.holdsPrivately(lock)) {
      return;
    }
    supervisor.monitors.signalAll(location(), waitSet, 0);
  }
}

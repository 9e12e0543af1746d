package jacquard.runtime.control;

import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/** A condition of a controlled lock. It wakes who came first, as the JDK's does. */
final class ControlledCondition implements Condition {
  private final Supervisor supervisor;
  private final int lock;
  private final Monitors.WaitSet waitSet = new Monitors.WaitSet();

  ControlledCondition(Supervisor supervisor, int lock) {
    this.supervisor = supervisor;
    this.lock = lock;
  }

  @Override
  public void await() throws InterruptedException {
    supervisor.monitors.await(lock, waitSet, Monitors.Patience.INTERRUPTIBLE, 0);
  }

  @Override
  public void awaitUninterruptibly() {
    try {
      supervisor.monitors.await(lock, waitSet, Monitors.Patience.ENDLESS, 0);
    } catch (InterruptedException e) {
      throw new IllegalStateException("an uninterruptible wait was interrupted", e);
    }
  }

  @Override
  public long awaitNanos(long nanos) throws InterruptedException {
    if (supervisor.monitors.await(lock, waitSet, Monitors.Patience.TIMED, 0)) {
      return Math.max(1, nanos / 2);
    }
    supervisor.scheduler.current().time += Math.max(0, nanos);
    return 0;
  }

  @Override
  public boolean await(long time, TimeUnit unit) throws InterruptedException {
    return awaitNanos(unit.toNanos(time)) > 0;
  }

  @Override
  public boolean awaitUntil(Date deadline) throws InterruptedException {
    return awaitNanos(deadline.getTime() * 1_000_000) > 0;
  }

  @Override
  public void signal() {
    supervisor.monitors.signal(lock, waitSet, false, 0);
  }

  @Override
  public void signalAll() {
    supervisor.monitors.signalAll(lock, waitSet, 0);
  }
}

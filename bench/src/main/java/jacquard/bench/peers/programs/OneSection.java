package jacquard.bench.peers.programs;

import java.util.concurrent.locks.ReentrantLock;

/** Three threads, one critical section each. */
public final class OneSection implements Runnable {
  private final ReentrantLock lock = new ReentrantLock();
  private int inside;

  @Override
  public void run() {
    Together.run(new Sections(), new Sections(), new Sections());
    Together.expect(3, inside);
  }

  private final class Sections extends Thread {
    @Override
    public void run() {
      lock.lock();
      try {
        inside++;
      } finally {
        lock.unlock();
      }
    }
  }
}

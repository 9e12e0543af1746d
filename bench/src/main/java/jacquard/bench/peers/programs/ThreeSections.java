package jacquard.bench.peers.programs;

import java.util.concurrent.locks.ReentrantLock;

/** Three threads, three critical sections each. */
public final class ThreeSections implements Runnable {
  private final ReentrantLock lock = new ReentrantLock();
  private int inside;

  @Override
  public void run() {
    Together.run(new Sections(), new Sections(), new Sections());
    Together.expect(9, inside);
  }

  private final class Sections extends Thread {
    @Override
    public void run() {
      for (int i = 0; i < 3; i++) {
        lock.lock();
        try {
          inside++;
        } finally {
          lock.unlock();
        }
      }
    }
  }
}

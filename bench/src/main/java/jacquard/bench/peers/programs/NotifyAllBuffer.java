package jacquard.bench.peers.programs;

/** A buffer for one item, two producers, two consumers: who can go on is among those woken. */
public final class NotifyAllBuffer implements Runnable {
  private final Object lock = new Object();
  private boolean full;

  @Override
  public void run() {
    Together.run(new Turn(true), new Turn(true), new Turn(false), new Turn(false));
  }

  private final class Turn extends Thread {
    private final boolean fill;

    Turn(boolean fill) {
      this.fill = fill;
    }

    @Override
    public void run() {
      synchronized (lock) {
        while (full == fill) {
          try {
            lock.wait();
          } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts", e);
          }
        }
        full = fill;
        lock.notifyAll();
      }
    }
  }
}

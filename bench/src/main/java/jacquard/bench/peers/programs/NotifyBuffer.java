package jacquard.bench.peers.programs;

/** The same buffer: a consumer may wake the other consumer, and all wait for ever. */
public final class NotifyBuffer implements Runnable {
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
        lock.notify();
      }
    }
  }
}

/**
 * A lock that is acquired in one method and released in another, which {@code synchronized} alone
 * cannot do. Whether it is taken may be asked and changed only with its token.
 */
class Mutex {
  private final Object token = new Object();
  private boolean taken;

  /** Waits until nobody has the lock, and takes it. */
  void acquire() {
    synchronized (token) {
      while (taken) {
        await();
      }
      taken = true;
    }
  }

  /** Gives the lock back. */
  void release() {
    synchronized (token) {
      taken = false;
      token.notify();
    }
  }

  private void await() {
    try {
      token.wait();
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts a thread of the file system");
    }
  }
}

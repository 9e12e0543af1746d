package jacquard.bytecode.world;

/**
 * Permits, which whoever waits for one of them gets in any order. Who waits for several keeps those
 * behind it from single ones, which no model says.
 */
public class ModelledSemaphore {
  private int permits;

  public ModelledSemaphore(int permits) {
    this.permits = permits;
  }

  /** Fairness is one of many orders. */
  public ModelledSemaphore(int permits, boolean fair) {
    this.permits = permits;
  }

  public void acquire() throws InterruptedException {
    acquire(1);
  }

  /** Waits for permits, or for an interrupt. */
  @Step
  public void acquire(int count) throws InterruptedException {
    if (count < 0) {
      throw new IllegalArgumentException();
    }
    requireFew(count);
    if (ModelledThread.takeInterrupt()) {
      throw new InterruptedException();
    }
    Kernel.await(permits >= count);
    permits -= count;
  }

  public void acquireUninterruptibly() {
    acquireUninterruptibly(1);
  }

  /** Waits for permits. */
  @Step
  public void acquireUninterruptibly(int count) {
    if (count < 0) {
      throw new IllegalArgumentException();
    }
    requireFew(count);
    Kernel.await(permits >= count);
    permits -= count;
  }

  private static void requireFew(int count) {
    if (count > 1) {
      Kernel.unsupported("waiting for several permits of a Semaphore at once");
    }
  }

  public boolean tryAcquire() {
    return tryAcquire(1);
  }

  /** Takes permits if there are enough. */
  @Step
  public boolean tryAcquire(int count) {
    if (count < 0) {
      throw new IllegalArgumentException();
    }
    if (permits < count) {
      return false;
    }
    permits -= count;
    return true;
  }

  public void release() {
    release(1);
  }

  /** Gives permits. */
  @Step
  public void release(int count) {
    if (count < 0) {
      throw new IllegalArgumentException();
    }
    if (permits + count < permits) {
      throw new Error("Maximum permit count exceeded");
    }
    permits += count;
  }

  @Step
  public int availablePermits() {
    return permits;
  }
}

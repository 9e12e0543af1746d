package jacquard.bytecode.world;

/** A lock that a thread can take several times; who waits for it gets it in any order. */
public class ModelledReentrantLock implements ModelledLock {
  private final Object sync = new Object();

  public ModelledReentrantLock() {}

  /** Fairness is one of many orders. */
  public ModelledReentrantLock(boolean fair) {}

  @Step
  @Override
  public void lock() {
    Kernel.enter(sync);
  }

  /** Throws if the thread is interrupted before it has the lock. */
  @Step
  @Override
  public void lockInterruptibly() throws InterruptedException {
    if (ModelledThread.takeInterrupt()) {
      throw new InterruptedException();
    }
    Kernel.enter(sync);
  }

  @Step
  @Override
  public boolean tryLock() {
    return Kernel.tryEnter(sync);
  }

  @Step
  @Override
  public void unlock() {
    Kernel.exit(sync);
  }

  @Override
  public ModelledCondition newCondition() {
    return new ModelledLockCondition(sync);
  }

  public boolean isHeldByCurrentThread() {
    return Kernel.holds(sync) > 0;
  }

  public int getHoldCount() {
    return Kernel.holds(sync);
  }
}

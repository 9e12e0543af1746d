package jacquard.bytecode.world;

/** A condition of a lock. */
public class ModelledLockCondition implements ModelledCondition {
  private final Object lock;

  ModelledLockCondition(Object lock) {
    this.lock = lock;
  }

  @Override
  public void await() throws InterruptedException {
    Kernel.park(this, lock);
  }

  @Step
  @Override
  public void signal() {
    Kernel.wake(this, lock, false);
  }

  @Step
  @Override
  public void signalAll() {
    Kernel.wake(this, lock, true);
  }
}

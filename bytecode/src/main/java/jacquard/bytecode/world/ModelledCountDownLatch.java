package jacquard.bytecode.world;

/** Opens when it was counted down to 0. */
public class ModelledCountDownLatch {
  private int count;

  /** A latch that is closed, unless the count is 0. */
  public ModelledCountDownLatch(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("count < 0");
    }
    this.count = count;
  }

  /** Waits until it is open, or for an interrupt. */
  @Step
  public void await() throws InterruptedException {
    if (ModelledThread.takeInterrupt()) {
      throw new InterruptedException();
    }
    Kernel.await(count == 0);
  }

  /** Counts down. */
  @Step
  public void countDown() {
    if (count > 0) {
      count--;
    }
  }

  @Step
  public long getCount() {
    return count;
  }
}

package jacquard.hooks;

import java.util.concurrent.CountDownLatch;

/** Latches, each operation of which is one visible operation. */
public interface LatchControl {
  /** Whether they are; if not, their own code runs, every step of it visible. */
  boolean areModelled();

  void countDown(CountDownLatch latch);

  /** Waits for at most that long; 0 nanoseconds for no limit. */
  boolean await(CountDownLatch latch, long nanos) throws InterruptedException;

  long count(CountDownLatch latch);
}

package jacquard.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A counter that two threads raise without a lock. */
class RacyCounterTestCase {
  private int count;

  @AllInterleavings
  void bothIncrementsCount() throws InterruptedException {
    Thread t1 = new Thread(() -> count++, "T1");
    Thread t2 = new Thread(() -> count++, "T2");
    t1.start();
    t2.start();
    t1.join();
    t2.join();
    assertEquals(2, count);
  }
}

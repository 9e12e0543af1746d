package testcases;

import jacquard.junit.AllInterleavings;
import java.util.concurrent.atomic.AtomicBoolean;

/** All the ways in which an execution can end badly. */
public class EndsTestCase {
  private final Object left = new Object();
  private final Object right = new Object();

  /** Cannot be serialized, so it cannot be handed back as it is. */
  static final class Unportable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @SuppressWarnings({"serial", "unused"})
    private final Object what = new Object();

    Unportable(String message) {
      super(message);
    }
  }

  @AllInterleavings
  void deadlock() throws InterruptedException {
    Threads.both(
        () -> {
          synchronized (left) {
            synchronized (right) {
              return;
            }
          }
        },
        () -> {
          synchronized (right) {
            synchronized (left) {
              return;
            }
          }
        });
  }

  @AllInterleavings
  void throwsItsOwn() {
    throw new Unportable("not to be copied");
  }

  @AllInterleavings
  void throwsWithCause() {
    throw new IllegalStateException("outer", new ArithmeticException("inner"));
  }

  @AllInterleavings
  void exits() {
    System.exit(3);
  }

  @AllInterleavings
  void overflows() {
    deeper(new long[1], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  }

  /** Its many parameters make the stack overflow sooner. */
  @SuppressWarnings({"InfiniteRecursion", "TooManyParameters"})
  private static long deeper(
      long[] depth,
      long a0,
      long a1,
      long a2,
      long a3,
      long a4,
      long a5,
      long a6,
      long a7,
      long a8,
      long a9,
      long a10,
      long a11,
      long a12,
      long a13,
      long a14,
      long a15,
      long a16,
      long a17,
      long a18,
      long a19) {
    depth[0]++;
    return deeper(
            depth, a1 + 1, a2 + 1, a3 + 1, a4 + 1, a5 + 1, a6 + 1, a7 + 1, a8 + 1, a9 + 1, a10 + 1,
            a11 + 1, a12 + 1, a13 + 1, a14 + 1, a15 + 1, a16 + 1, a17 + 1, a18 + 1, a19 + 1, a0 + 1)
        + depth[0];
  }

  @AllInterleavings
  @SuppressWarnings("InfiniteLoop")
  void loopsUnseen() {
    boolean stopped = Thread.currentThread().isDaemon();
    while (!stopped) {
      // nobody ever stops it
    }
  }

  @AllInterleavings
  void waitsForEver() throws InterruptedException {
    AtomicBoolean flag = new AtomicBoolean();
    Threads.both(
        () -> {
          while (!flag.get()) {
            Thread.onSpinWait();
          }
        },
        () -> {});
  }
}

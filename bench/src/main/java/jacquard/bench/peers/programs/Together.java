package jacquard.bench.peers.programs;

/**
 * Threads that run at the same time. The programs extend {@code Thread}: Lincheck 3.7 on JDK 25
 * does not see that threads share what their lambdas capture, or what the task of a plain thread
 * refers to, and then explores next to nothing.
 */
final class Together {
  private Together() {}

  /** Starts them all, then waits for each. */
  static void run(Thread... threads) {
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException("nobody interrupts", e);
      }
    }
  }

  static void expect(int expected, int actual) {
    if (actual != expected) {
      throw new AssertionError("expected " + expected + ", got " + actual);
    }
  }
}

package testcases;

/** Two threads, one task each. */
final class Threads {
  private Threads() {}

  static void both(Runnable first, Runnable second) throws InterruptedException {
    Thread t1 = new Thread(first, "T1");
    Thread t2 = new Thread(second, "T2");
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}

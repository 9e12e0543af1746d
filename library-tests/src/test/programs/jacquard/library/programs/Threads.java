package jacquard.library.programs;

/** Threads that run at the same time: all are started before one is joined. */
public final class Threads {
  /** What a thread does. A checked exception, which none of them expects, ends it as well. */
  @FunctionalInterface
  public interface Body {
    void run() throws Exception;
  }

  private Threads() {}

  /** Starts a thread for each of them and waits until all have ended. */
  public static void run(Body... bodies) throws InterruptedException {
    Thread[] threads = new Thread[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      Body body = bodies[i];
      threads[i] = new Thread(() -> perform(body), "T" + (i + 1));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void perform(Body body) {
    try {
      body.run();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}

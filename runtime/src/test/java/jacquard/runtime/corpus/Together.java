package jacquard.runtime.corpus;

/** Threads that run at the same time: all are started before one is joined. */
public final class Together {
  /** What a thread does. A checked exception, which none of them expects, ends it as well. */
  @FunctionalInterface
  public interface Body {
    void run() throws Exception;
  }

  private Together() {}

  /** Starts a thread for each of them and waits until all have ended. */
  public static void run(Body... bodies) throws InterruptedException {
    Thread[] threads = new Thread[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      threads[i] = thread("T" + (i + 1), bodies[i]);
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /** A thread that has not been started. */
  public static Thread thread(String name, Body body) {
    return new Thread(() -> perform(body), name);
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

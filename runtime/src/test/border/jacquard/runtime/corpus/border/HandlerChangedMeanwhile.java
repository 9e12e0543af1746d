package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;

/** Which handler is told depends on whether it is changed before the thread ends. */
@Expect(value = "assertion", about = "logging and the end of a program")
public final class HandlerChangedMeanwhile {
  private static volatile int by;

  private HandlerChangedMeanwhile() {}

  public static void main() throws Throwable {
    Thread thread =
        new Thread(
            () -> {
              throw new IllegalStateException();
            });
    thread.setUncaughtExceptionHandler((_, _) -> by = 1);
    thread.start();
    thread.setUncaughtExceptionHandler((_, _) -> by = 2);
    thread.join();
    assert by == 1;
  }
}

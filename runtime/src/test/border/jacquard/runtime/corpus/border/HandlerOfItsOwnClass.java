package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;

/** A class of threads may have its own handler. */
@Expect(value = "holds", about = "logging and the end of a program")
public final class HandlerOfItsOwnClass {
  private static int handled;

  private HandlerOfItsOwnClass() {}

  public static void main() throws Throwable {
    Thread thread =
        new Thread(
            () -> {
              throw new IllegalStateException();
            }) {
          @Override
          public UncaughtExceptionHandler getUncaughtExceptionHandler() {
            return (_, _) -> handled++;
          }
        };
    thread.start();
    thread.join();
    assert handled == 1;
  }
}

package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** A default handler is asked if it was there before the exception. */
@Expect(value = "holds", about = "default handler")
public final class DefaultHandlerInTime {
  static volatile boolean handled;

  private DefaultHandlerInTime() {}

  public static void main() throws InterruptedException {
    Thread.setDefaultUncaughtExceptionHandler((_, _) -> handled = true);
    Thread failing =
        new Thread(
            () -> {
              throw new IllegalStateException("handled");
            });
    failing.start();
    failing.join();
    assert handled;
  }
}

package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** A default handler may come too late. */
@Expect(value = "exception", about = "default handler")
public final class DefaultHandlerLate {
  static volatile boolean handled;

  private DefaultHandlerLate() {}

  public static void main() throws InterruptedException {
    Thread failing =
        new Thread(
            () -> {
              throw new IllegalStateException("not handled");
            });
    failing.start();
    Thread.setDefaultUncaughtExceptionHandler((_, _) -> handled = true);
    failing.join();
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** There is no default handler of uncaught exceptions. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class HandlerSet {
  static volatile int last;

  private HandlerSet() {}

  public static void main() throws Exception {
    assert Thread.getDefaultUncaughtExceptionHandler() == null;
    Together.run(() -> last = 1, () -> last = 2);
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {});
  }
}

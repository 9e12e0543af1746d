package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The default handler of uncaught exceptions is called by two threads. */
@Expect(value = "assertion", about = "objects behind objects")
public final class HandlerOfUncaughtExceptions {

  private HandlerOfUncaughtExceptions() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> counter.increment());
    Together.Body fail =
        () -> {
          throw new IllegalStateException();
        };
    Together.run(fail, fail);
    assert counter.n == 2;
  }
}

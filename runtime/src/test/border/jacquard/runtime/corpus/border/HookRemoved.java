package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A shutdown hook that was removed does not run. */
@Expect(value = "holds", about = "logging and the end of a program")
public final class HookRemoved {
  static final AtomicInteger N = new AtomicInteger();

  private HookRemoved() {}

  public static void main() throws Exception {
    Thread hook =
        new Thread(
            () -> {
              throw new IllegalStateException();
            });
    Runtime.getRuntime().addShutdownHook(hook);
    Together.run(() -> N.incrementAndGet(), () -> N.incrementAndGet());
    assert Runtime.getRuntime().removeShutdownHook(hook);
  }
}

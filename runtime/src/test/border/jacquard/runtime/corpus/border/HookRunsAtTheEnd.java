package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A shutdown hook runs when both threads have ended. */
@Expect(value = "holds", about = "logging and the end of a program")
public final class HookRunsAtTheEnd {
  static final AtomicInteger N = new AtomicInteger();

  private HookRunsAtTheEnd() {}

  public static void main() throws Exception {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  assert N.get() == 2;
                }));
    Together.run(() -> N.incrementAndGet(), () -> N.incrementAndGet());
  }
}

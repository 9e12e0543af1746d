package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A shutdown hook finds that an increment was lost. */
@Expect(value = "assertion", about = "logging and the end of a program")
public final class HookFails {
  static int n;

  private HookFails() {}

  public static void main() throws Exception {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  assert n == 2;
                }));
    Together.run(() -> n++, () -> n++);
  }
}

package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** A shutdown hook runs when all other threads have ended. */
@Expect(value = "holds", about = "shutdown hook")
public final class ShutdownHookLast {
  static boolean done;

  private ShutdownHookLast() {}

  public static void main() {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  assert done;
                }));
    new Thread(() -> done = true).start();
  }
}

package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** Shutdown hooks run at the same time. */
@Expect(value = "assertion", about = "shutdown hook")
public final class ShutdownHooksRace {
  static volatile boolean done;

  private ShutdownHooksRace() {}

  public static void main() {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> done = true));
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  assert done;
                }));
  }
}

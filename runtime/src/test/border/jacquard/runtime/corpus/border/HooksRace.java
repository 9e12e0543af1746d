package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;

/** Two shutdown hooks run at the same time. */
@Expect(value = "assertion", about = "logging and the end of a program")
public final class HooksRace {
  static volatile boolean first;

  private HooksRace() {}

  public static void main() throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> first = true));
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  assert !first;
                }));
  }
}

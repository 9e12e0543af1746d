package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A program that exits runs its hooks. */
@Expect(value = "exit", about = "logging and the end of a program")
public final class ExitRunsHooks {
  static volatile boolean hooked;

  private ExitRunsHooks() {}

  public static void main() throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> hooked = true));
    Together.run(() -> System.exit(3), () -> {});
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Two tasks, each in a virtual thread, increment a field, and an update is lost. */
@Expect(value = "assertion", about = "virtual thread executor", exhaustive = false)
public final class VirtualExecutorRace {
  static int count;

  private VirtualExecutorRace() {}

  public static void main() {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      threads.execute(() -> count++);
      threads.execute(() -> count++);
    }
    assert count == 2;
  }
}

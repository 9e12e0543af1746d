package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Closing the executor waits for both tasks, which increment atomically. */
@Expect(value = "holds", about = "virtual thread executor")
public final class VirtualExecutorClosed {
  static final AtomicInteger count = new AtomicInteger();

  private VirtualExecutorClosed() {}

  public static void main() {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      threads.execute(count::incrementAndGet);
      threads.execute(count::incrementAndGet);
    }
    assert count.get() == 2;
  }
}

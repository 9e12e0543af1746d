package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;

/** Two virtual threads increment a field, and an update is lost. */
@Expect(value = "assertion", about = "virtual threads")
public final class VirtualThreadsRace {
  static int count;

  private VirtualThreadsRace() {}

  public static void main() throws InterruptedException {
    Thread a = Thread.startVirtualThread(() -> count++);
    Thread b = Thread.ofVirtual().start(() -> count++);
    a.join();
    b.join();
    assert count == 2;
  }
}

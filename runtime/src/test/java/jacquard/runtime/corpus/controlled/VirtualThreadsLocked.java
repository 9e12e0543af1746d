package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;

/** Two virtual threads increment a field under a monitor. */
@Expect(value = "holds", about = "virtual threads", executions = 2)
public final class VirtualThreadsLocked {
  static final Object lock = new Object();
  static int count;

  private VirtualThreadsLocked() {}

  public static void main() throws InterruptedException {
    Thread a = Thread.startVirtualThread(VirtualThreadsLocked::increment);
    Thread b = Thread.ofVirtual().start(VirtualThreadsLocked::increment);
    a.join();
    b.join();
    assert count == 2;
  }

  private static void increment() {
    synchronized (lock) {
      count++;
    }
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Every thread has a value of its own, and main has none. */
@Expect(value = "holds", about = "ThreadLocal", executions = 1)
public final class ThreadLocalOwn {
  private static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 0);

  private ThreadLocalOwn() {}

  public static void main() throws InterruptedException {
    Together.run(ThreadLocalOwn::increment, ThreadLocalOwn::increment);
    assert COUNT.get() == 0;
  }

  private static void increment() {
    COUNT.set(COUNT.get() + 1);
    assert COUNT.get() == 1;
  }
}

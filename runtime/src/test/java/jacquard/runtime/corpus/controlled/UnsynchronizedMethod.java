package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** One method of the counter is not synchronized, so an update can be lost. */
@Expect(value = "assertion", about = "synchronized method", executions = 4, violations = 2)
public final class UnsynchronizedMethod {
  private UnsynchronizedMethod() {}

  public static void main() throws InterruptedException {
    Counter counter = new Counter();
    Together.run(counter::up, counter::down);
    assert counter.value() == 0;
  }

  private static final class Counter {
    private int value;

    synchronized void up() {
      value++;
    }

    void down() {
      value--;
    }

    synchronized int value() {
      return value;
    }
  }
}

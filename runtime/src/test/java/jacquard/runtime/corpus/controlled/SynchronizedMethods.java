package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** All methods of the counter are synchronized, so no update is lost. */
@Expect(value = "holds", about = "synchronized method", executions = 2)
public final class SynchronizedMethods {
  private SynchronizedMethods() {}

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

    synchronized void down() {
      value--;
    }

    synchronized int value() {
      return value;
    }
  }
}

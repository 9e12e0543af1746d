package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The size is set before the thread that reads it is started. */
@Expect(value = "holds", about = "out of memory", executions = 1)
public final class ArraySmall {
  static volatile int size = Integer.MAX_VALUE;
  static volatile long[] array;

  private ArraySmall() {}

  public static void main() throws InterruptedException {
    Thread thread = Together.thread("allocator", () -> array = new long[size]);
    size = 1;
    thread.start();
    thread.join();
    assert array.length == 1;
  }
}

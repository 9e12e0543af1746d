package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An array that no heap can hold is asked for if its size is read too early. */
@Expect(value = "exception", about = "out of memory", message = "OutOfMemoryError")
public final class ArrayTooLarge {
  static volatile int size = Integer.MAX_VALUE;
  static volatile long[] array;

  private ArrayTooLarge() {}

  public static void main() throws InterruptedException {
    Thread thread = Together.thread("allocator", () -> array = new long[size]);
    thread.start();
    size = 1;
    thread.join();
  }
}

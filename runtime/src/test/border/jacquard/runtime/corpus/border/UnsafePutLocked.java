package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Two threads increment a field by its offset, one at a time. */
@Expect(value = "holds", about = "sun.misc.Unsafe")
public final class UnsafePutLocked {
  static final Unsafe UNSAFE;
  static final long N;

  static {
    try {
      Field unsafe = Unsafe.class.getDeclaredField("theUnsafe");
      unsafe.setAccessible(true);
      UNSAFE = (Unsafe) unsafe.get(null);
      N = UNSAFE.objectFieldOffset(Counter.class.getField("n"));
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private UnsafePutLocked() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            UNSAFE.putInt(counter, N, UNSAFE.getInt(counter, N) + 1);
          }
        };
    Together.run(increment, increment);
    assert counter.n == 2;
  }
}

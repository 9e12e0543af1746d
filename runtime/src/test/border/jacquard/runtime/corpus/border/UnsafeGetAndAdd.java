package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Two threads add to a field by its offset, atomically. */
@Expect(value = "holds", about = "sun.misc.Unsafe")
public final class UnsafeGetAndAdd {
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

  private UnsafeGetAndAdd() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Together.run(
        () -> UNSAFE.getAndAddInt(counter, N, 1), () -> UNSAFE.getAndAddInt(counter, N, 1));
    assert counter.n == 2;
  }
}

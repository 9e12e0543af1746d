package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** One thread increments a field by its offset, the other as usual. */
@Expect(value = "assertion", about = "sun.misc.Unsafe")
public final class UnsafeAndPlain {
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

  private UnsafeAndPlain() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Together.run(
        () -> UNSAFE.putInt(counter, N, UNSAFE.getInt(counter, N) + 1), () -> counter.increment());
    assert counter.n == 2;
  }
}

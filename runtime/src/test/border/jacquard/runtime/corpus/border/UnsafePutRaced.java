package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Two threads increment a field by its offset. */
@Expect(value = "assertion", about = "sun.misc.Unsafe")
public final class UnsafePutRaced {
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

  private UnsafePutRaced() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Together.Body increment = () -> UNSAFE.putInt(counter, N, UNSAFE.getInt(counter, N) + 1);
    Together.run(increment, increment);
    assert counter.n == 2;
  }
}

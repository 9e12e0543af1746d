package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Two threads increment an array element by its offset. */
@Expect(value = "assertion", about = "sun.misc.Unsafe")
public final class UnsafeArrayRaced {
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

  private UnsafeArrayRaced() {}

  public static void main() throws Exception {
    int[] array = {0, 0};
    long second = Unsafe.ARRAY_INT_BASE_OFFSET + Unsafe.ARRAY_INT_INDEX_SCALE;
    Together.Body increment = () -> UNSAFE.putInt(array, second, UNSAFE.getInt(array, second) + 1);
    Together.run(increment, increment);
    assert array[1] == 2;
  }
}

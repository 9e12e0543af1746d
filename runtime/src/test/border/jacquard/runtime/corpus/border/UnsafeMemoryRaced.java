package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Two threads increment a number outside the heap. */
@Expect(value = "assertion", about = "sun.misc.Unsafe")
public final class UnsafeMemoryRaced {
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

  private UnsafeMemoryRaced() {}

  public static void main() throws Exception {
    long address = UNSAFE.allocateMemory(8);
    UNSAFE.putInt(address, 0);
    Together.Body increment = () -> UNSAFE.putInt(address, UNSAFE.getInt(address) + 1);
    Together.run(increment, increment);
    assert UNSAFE.getInt(address) == 2;
    UNSAFE.freeMemory(address);
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** A value is written to an array in order, and then a flag. */
@Expect(value = "holds", about = "sun.misc.Unsafe")
public final class UnsafeArrayOrdered {
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

  private UnsafeArrayOrdered() {}

  public static void main() throws Exception {
    Object[] slots = new Object[1];
    Together.run(
        () -> UNSAFE.putOrderedObject(slots, Unsafe.ARRAY_OBJECT_BASE_OFFSET, new int[] {7}),
        () -> {
          int[] seen = (int[]) UNSAFE.getObjectVolatile(slots, Unsafe.ARRAY_OBJECT_BASE_OFFSET);
          assert seen == null || seen[0] == 7;
        });
  }
}

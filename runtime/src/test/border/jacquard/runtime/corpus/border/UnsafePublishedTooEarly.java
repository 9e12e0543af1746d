package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** An array is handed over by its offset before it is filled. */
@Expect(value = "assertion", about = "sun.misc.Unsafe")
public final class UnsafePublishedTooEarly {
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

  private UnsafePublishedTooEarly() {}

  public static void main() throws Exception {
    Object[] slots = new Object[1];
    Together.run(
        () -> {
          int[] value = {0};
          UNSAFE.putOrderedObject(slots, Unsafe.ARRAY_OBJECT_BASE_OFFSET, value);
          value[0] = 7;
        },
        () -> {
          int[] seen = (int[]) UNSAFE.getObjectVolatile(slots, Unsafe.ARRAY_OBJECT_BASE_OFFSET);
          assert seen == null || seen[0] == 7;
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Of two threads that swap from zero one succeeds. */
@Expect(value = "holds", about = "sun.misc.Unsafe")
public final class UnsafeCompareAndSwap {
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

  static boolean a;
  static boolean b;

  private UnsafeCompareAndSwap() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Together.run(
        () -> a = UNSAFE.compareAndSwapInt(counter, N, 0, 1),
        () -> b = UNSAFE.compareAndSwapInt(counter, N, 0, 2));
    assert a != b;
  }
}

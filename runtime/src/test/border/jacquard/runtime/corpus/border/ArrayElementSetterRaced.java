package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Two threads increment an array element with method handles. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArrayElementSetterRaced {
  private static final MethodHandle GET = MethodHandles.arrayElementGetter(int[].class);
  private static final MethodHandle SET = MethodHandles.arrayElementSetter(int[].class);

  private static void increment(int[] counter) throws Exception {
    try {
      int n = (int) GET.invokeExact(counter, 0);
      SET.invokeExact(counter, 0, n + 1);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private ArrayElementSetterRaced() {}

  public static void main() throws Exception {
    int[] counter = {0};
    Together.run(() -> increment(counter), () -> increment(counter));
    assert counter[0] == 2;
  }
}

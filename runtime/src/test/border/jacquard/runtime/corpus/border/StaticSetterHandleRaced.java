package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Two threads increment a static field with method handles. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class StaticSetterHandleRaced {
  static int n;

  private static final MethodHandle GET;
  private static final MethodHandle SET;

  static {
    try {
      GET = MethodHandles.lookup().findStaticGetter(StaticSetterHandleRaced.class, "n", int.class);
      SET = MethodHandles.lookup().findStaticSetter(StaticSetterHandleRaced.class, "n", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static void increment(Object counter) throws Exception {
    try {
      int n = (int) GET.invokeExact();
      SET.invokeExact(n + 1);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private StaticSetterHandleRaced() {}

  public static void main() throws Exception {
    Object counter = null;
    Together.run(() -> increment(counter), () -> increment(counter));
    assert n == 2;
  }
}

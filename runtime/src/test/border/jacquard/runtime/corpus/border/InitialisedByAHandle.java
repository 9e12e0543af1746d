package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads use a method handle of a class that is not initialised, and it happens once. */
@Expect(value = "holds", about = "class initialisation")
public final class InitialisedByAHandle {
  static final AtomicInteger TIMES = new AtomicInteger();

  static class Lazy {
    static {
      TIMES.incrementAndGet();
    }

    static int get() {
      assert TIMES.get() == 1;
      return 1;
    }
  }

  static void call(MethodHandle handle) {
    try {
      int one = (int) handle.invokeExact();
      assert one == 1;
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private InitialisedByAHandle() {}

  public static void main() throws Exception {
    MethodHandle get =
        MethodHandles.lookup().findStatic(Lazy.class, "get", MethodType.methodType(int.class));
    Together.run(() -> call(get), () -> call(get));
    assert TIMES.get() == 1;
  }
}

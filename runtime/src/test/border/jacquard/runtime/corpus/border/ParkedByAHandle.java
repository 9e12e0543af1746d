package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.concurrent.locks.LockSupport;

/** A thread parks by a method handle, and gets its permit by reflection. */
@Expect(value = "holds", about = "calls in other ways")
public final class ParkedByAHandle {
  static volatile boolean ready;

  static void park(MethodHandle handle) {
    try {
      handle.invokeExact();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private ParkedByAHandle() {}

  public static void main() throws Exception {
    MethodHandle park =
        MethodHandles.lookup()
            .findStatic(LockSupport.class, "park", MethodType.methodType(void.class));
    Method unpark = LockSupport.class.getMethod("unpark", Thread.class);
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              while (!ready) {
                park(park);
              }
            });
    worker.start();
    ready = true;
    unpark.invoke(null, worker);
    worker.join();
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A waiting thread is notified by a method handle. */
@Expect(value = "holds", about = "calls in other ways")
public final class NotifiedByAHandle {
  static boolean ready;

  static void notifyAll(MethodHandle handle, Object lock) {
    try {
      handle.invokeExact(lock);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private NotifiedByAHandle() {}

  public static void main() throws Exception {
    Object lock = new Object();
    MethodHandle handle =
        MethodHandles.lookup()
            .findVirtual(Object.class, "notifyAll", MethodType.methodType(void.class));
    Together.run(
        () -> {
          synchronized (lock) {
            while (!ready) {
              lock.wait();
            }
          }
        },
        () -> {
          synchronized (lock) {
            ready = true;
            notifyAll(handle, lock);
          }
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A method handle notifies one of two waiting threads. */
@Expect(value = "deadlock", about = "calls in other ways")
public final class NotNotifiedByAHandle {
  static boolean ready;

  static void notify(MethodHandle handle, Object lock) {
    try {
      handle.invokeExact(lock);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  static void await(Object lock) throws InterruptedException {
    synchronized (lock) {
      while (!ready) {
        lock.wait();
      }
    }
  }

  private NotNotifiedByAHandle() {}

  public static void main() throws Exception {
    Object lock = new Object();
    MethodHandle handle =
        MethodHandles.lookup()
            .findVirtual(Object.class, "notify", MethodType.methodType(void.class));
    Together.run(
        () -> await(lock),
        () -> await(lock),
        () -> {
          synchronized (lock) {
            ready = true;
            notify(handle, lock);
          }
        });
  }
}

package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A thread can wait and be notified by method handles. */
@Expect(value = "holds", about = "monitors by method handles")
@SuppressWarnings("StaticGuardedByInstance") // there is only one lock
public final class NotifiedByHandle {
  static boolean ready;

  private NotifiedByHandle() {}

  public static void main() throws Throwable {
    Object lock = new Object();
    MethodType nothing = MethodType.methodType(void.class);
    MethodHandle wait = MethodHandles.lookup().findVirtual(Object.class, "wait", nothing);
    MethodHandle notifyAll = MethodHandles.lookup().bind(lock, "notifyAll", nothing);
    Thread waiter =
        new Thread(
            () -> {
              synchronized (lock) {
                while (!ready) {
                  waitBy(wait, lock);
                }
              }
            });
    waiter.start();
    synchronized (lock) {
      ready = true;
      notifyAll.invokeExact();
    }
  }

  private static void waitBy(MethodHandle wait, Object lock) {
    try {
      wait.invokeExact(lock);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}

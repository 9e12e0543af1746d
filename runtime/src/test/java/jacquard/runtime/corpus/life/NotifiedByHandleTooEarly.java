package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A notification by a method handle is lost if nobody waits. */
@Expect(value = "deadlock", about = "monitors by method handles")
@SuppressWarnings("StaticGuardedByInstance") // there is only one lock
public final class NotifiedByHandleTooEarly {
  static boolean ready;

  private NotifiedByHandleTooEarly() {}

  public static void main() throws Throwable {
    Object lock = new Object();
    MethodType nothing = MethodType.methodType(void.class);
    MethodHandle wait = MethodHandles.lookup().findVirtual(Object.class, "wait", nothing);
    MethodHandle notifyAll = MethodHandles.lookup().bind(lock, "notifyAll", nothing);
    Thread waiter =
        new Thread(
            () -> {
              synchronized (lock) {
                if (!Thread.interrupted()) {
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

package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Method;

/** A thread can wait and be notified by reflection. */
@Expect(value = "holds", about = "monitors by reflection")
@SuppressWarnings("StaticGuardedByInstance") // there is only one lock
public final class NotifiedByReflection {
  static boolean ready;

  private NotifiedByReflection() {}

  public static void main() throws Exception {
    Object lock = new Object();
    Method wait = Object.class.getMethod("wait");
    Method notifyAll = Object.class.getMethod("notifyAll");
    Thread waiter =
        Together.thread(
            "waiter",
            () -> {
              synchronized (lock) {
                while (!ready) {
                  wait.invoke(lock);
                }
              }
            });
    Thread.class.getMethod("start").invoke(waiter);
    synchronized (lock) {
      ready = true;
      notifyAll.invoke(lock);
    }
    Thread.class.getMethod("join").invoke(waiter);
  }
}

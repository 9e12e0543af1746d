package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Method;

/** A thread that is notified before it waits waits for ever. */
@Expect(value = "deadlock", about = "monitors by reflection")
public final class NotifiedByReflectionTooEarly {
  private NotifiedByReflectionTooEarly() {}

  public static void main() throws Exception {
    Object lock = new Object();
    Method wait = Object.class.getMethod("wait");
    Method notify = Object.class.getMethod("notify");
    Thread waiter =
        Together.thread(
            "waiter",
            () -> {
              synchronized (lock) {
                wait.invoke(lock);
              }
            });
    waiter.start();
    synchronized (lock) {
      notify.invoke(lock);
    }
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Method;

/** A thread waits by reflection. */
@Expect(value = "holds", about = "calls in other ways")
public final class WaitsByReflection {
  static boolean ready;

  private WaitsByReflection() {}

  public static void main() throws Exception {
    Object lock = new Object();
    Method wait = Object.class.getMethod("wait");
    Together.run(
        () -> {
          synchronized (lock) {
            while (!ready) {
              wait.invoke(lock);
            }
          }
        },
        () -> {
          synchronized (lock) {
            ready = true;
            lock.notifyAll();
          }
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Method;

/** A waiting thread is notified by reflection. */
@Expect(value = "holds", about = "calls in other ways")
public final class NotifiedByReflection {
  static boolean ready;

  private NotifiedByReflection() {}

  public static void main() throws Exception {
    Object lock = new Object();
    Method notifyAll = Object.class.getMethod("notifyAll");
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
            notifyAll.invoke(lock);
          }
        });
  }
}

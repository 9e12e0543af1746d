package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Method;

/** A synchronized method that is called by reflection locks. */
@Expect(value = "holds", about = "accesses of every kind")
public final class SynchronizedMethodInvoked {
  public static final class Locked {
    int n;

    public synchronized void increment() {
      n++;
    }
  }

  private SynchronizedMethodInvoked() {}

  public static void main() throws Exception {
    Locked counter = new Locked();
    Method increment = Locked.class.getMethod("increment");
    Together.run(() -> increment.invoke(counter), () -> counter.increment());
    assert counter.n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.TimeUnit;

/** An enum constant of the JDK is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class EnumConstantOfJdkLocked {
  static int n;

  static Object lock() {
    return TimeUnit.SECONDS;
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private EnumConstantOfJdkLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

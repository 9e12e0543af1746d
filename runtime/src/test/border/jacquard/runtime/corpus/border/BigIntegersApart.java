package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.math.BigInteger;

/** Equal big numbers are different objects. */
@Expect(value = "assertion", about = "locks are objects")
public final class BigIntegersApart {
  static int n;

  static Object lock() {
    return new BigInteger("7");
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private BigIntegersApart() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

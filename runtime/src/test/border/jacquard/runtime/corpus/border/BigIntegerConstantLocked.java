package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.math.BigInteger;

/** A constant of the JDK is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class BigIntegerConstantLocked {
  static int n;

  static Object lock() {
    return BigInteger.ONE;
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private BigIntegerConstantLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

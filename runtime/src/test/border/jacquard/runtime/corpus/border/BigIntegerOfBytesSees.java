package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.math.BigInteger;

/** A big number is made of bytes that another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class BigIntegerOfBytesSees {

  private BigIntegerOfBytesSees() {}

  public static void main() throws Exception {
    byte[] array = {1, 2};
    Together.run(
        () -> array[1] = 3,
        () -> {
          assert new BigInteger(array).intValue() == 258;
        });
  }
}

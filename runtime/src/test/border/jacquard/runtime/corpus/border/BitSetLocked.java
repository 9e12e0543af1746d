package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.BitSet;

/** Two threads flip a bit, and one of the flips is lost, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class BitSetLocked {

  private BitSetLocked() {}

  public static void main() throws Exception {
    BitSet bits = new BitSet();
    bits.set(3);
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            bits.flip(3);
          }
        };
    Together.run(increment, increment);
    assert bits.get(3);
  }
}

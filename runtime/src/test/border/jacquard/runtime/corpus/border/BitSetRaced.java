package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.BitSet;

/** Two threads flip a bit, and one of the flips is lost. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class BitSetRaced {

  private BitSetRaced() {}

  public static void main() throws Exception {
    BitSet bits = new BitSet();
    bits.set(3);
    Together.Body increment = () -> bits.flip(3);
    Together.run(increment, increment);
    assert bits.get(3);
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.security.KeyPairGenerator;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads make a pair of keys for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class KeysFirstMade {
  static final AtomicInteger DONE = new AtomicInteger();

  private KeysFirstMade() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          KeyPairGenerator keys = KeyPairGenerator.getInstance("EC");
          assert keys.getAlgorithm().equals("EC");
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

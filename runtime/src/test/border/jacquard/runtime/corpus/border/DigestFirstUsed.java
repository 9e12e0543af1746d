package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.security.MessageDigest;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads use a digest for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class DigestFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private DigestFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          byte[] digest = MessageDigest.getInstance("SHA-256").digest(new byte[] {1});
          assert digest.length == 32;
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.security.MessageDigest;

/** Two threads update a digest. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class DigestRaced {

  private DigestRaced() {}

  public static void main() throws Exception {
    MessageDigest twice = MessageDigest.getInstance("SHA-256");
    twice.update((byte) 7);
    twice.update((byte) 7);
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    Together.Body increment = () -> digest.update((byte) 7);
    Together.run(increment, increment);
    assert MessageDigest.isEqual(digest.digest(), twice.digest());
  }
}

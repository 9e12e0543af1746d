package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.security.MessageDigest;

/** Two threads update a digest, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class DigestLocked {

  private DigestLocked() {}

  public static void main() throws Exception {
    MessageDigest twice = MessageDigest.getInstance("SHA-256");
    twice.update((byte) 7);
    twice.update((byte) 7);
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            digest.update((byte) 7);
          }
        };
    Together.run(increment, increment);
    assert MessageDigest.isEqual(digest.digest(), twice.digest());
  }
}

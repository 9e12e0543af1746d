package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.zip.CRC32;

/** Two threads update a checksum, which keeps one of them, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class ChecksumLocked {

  private ChecksumLocked() {}

  public static void main() throws Exception {
    CRC32 twice = new CRC32();
    twice.update(7);
    twice.update(7);
    CRC32 sum = new CRC32();
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            sum.update(7);
          }
        };
    Together.run(increment, increment);
    assert sum.getValue() == twice.getValue();
  }
}

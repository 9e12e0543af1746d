package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.zip.CRC32;

/** Two threads update a checksum, which keeps one of them. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ChecksumRaced {

  private ChecksumRaced() {}

  public static void main() throws Exception {
    CRC32 twice = new CRC32();
    twice.update(7);
    twice.update(7);
    CRC32 sum = new CRC32();
    Together.Body increment = () -> sum.update(7);
    Together.run(increment, increment);
    assert sum.getValue() == twice.getValue();
  }
}

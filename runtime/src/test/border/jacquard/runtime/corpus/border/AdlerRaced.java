package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.zip.Adler32;

/** Two threads update a checksum with arrays. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class AdlerRaced {

  private AdlerRaced() {}

  public static void main() throws Exception {
    byte[] bytes = {1, 2, 3};
    Adler32 twice = new Adler32();
    twice.update(bytes);
    twice.update(bytes);
    Adler32 sum = new Adler32();
    Together.Body increment = () -> sum.update(bytes);
    Together.run(increment, increment);
    assert sum.getValue() == twice.getValue();
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Base64;

/** Base64 encodes bytes that another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class EncoderSees {

  private EncoderSees() {}

  public static void main() throws Exception {
    byte[] array = {1, 2, 3};
    Together.run(
        () -> array[1] = 3,
        () -> {
          assert Base64.getEncoder().encodeToString(array).equals("AQID");
        });
  }
}

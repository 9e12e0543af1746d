package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.charset.StandardCharsets;

/** A string is made of bytes that another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class NewStringOfBytesSees {

  private NewStringOfBytesSees() {}

  public static void main() throws Exception {
    byte[] array = {'a', 'b'};
    Together.run(
        () -> array[1] = 'c',
        () -> {
          assert new String(array, StandardCharsets.ISO_8859_1).equals("ab");
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.charset.StandardCharsets;

/** A string is decoded from bytes that another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class StringOfUtf8Sees {

  private StringOfUtf8Sees() {}

  public static void main() throws Exception {
    byte[] array = {'a', 'b'};
    Together.run(
        () -> array[1] = 'c',
        () -> {
          assert new String(array, StandardCharsets.UTF_8).equals("ab");
        });
  }
}

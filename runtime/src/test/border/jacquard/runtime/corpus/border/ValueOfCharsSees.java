package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** String.valueOf reads characters that another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ValueOfCharsSees {

  private ValueOfCharsSees() {}

  public static void main() throws Exception {
    char[] array = {'a', 'b'};
    Together.run(
        () -> array[0] = 'c',
        () -> {
          assert String.valueOf(array).equals("ab");
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A string is made of characters that another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class NewStringSees {

  private NewStringSees() {}

  public static void main() throws Exception {
    char[] array = {'a', 'b'};
    Together.run(
        () -> array[1] = 'c',
        () -> {
          assert new String(array).equals("ab");
        });
  }
}

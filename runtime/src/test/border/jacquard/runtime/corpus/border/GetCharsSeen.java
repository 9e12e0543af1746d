package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** String.getChars writes what another thread reads. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class GetCharsSeen {

  private GetCharsSeen() {}

  public static void main() throws Exception {
    char[] array = {'a', 'b'};
    Together.run(
        () -> "cd".getChars(0, 2, array, 0),
        () -> {
          assert array[1] == 'b';
        });
  }
}

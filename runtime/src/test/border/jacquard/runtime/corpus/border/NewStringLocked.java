package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A string is made of characters under the lock of the writer. */
@Expect(value = "holds", about = "accesses of every kind")
public final class NewStringLocked {

  private NewStringLocked() {}

  public static void main() throws Exception {
    char[] array = {'a', 'b'};
    Together.run(
        () -> {
          synchronized (array) {
            array[0] = 'b';
            array[1] = 'a';
          }
        },
        () -> {
          String seen;
          synchronized (array) {
            seen = new String(array);
          }
          assert seen.equals("ab") || seen.equals("ba");
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.BufferedReader;
import java.io.StringReader;

/** A buffered reader locks every call. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class ReaderLocks {
  static int a;
  static int b;

  private ReaderLocks() {}

  public static void main() throws Exception {
    BufferedReader reader = new BufferedReader(new StringReader("xy"));
    Together.run(() -> a = reader.read(), () -> b = reader.read());
    assert a != b;
  }
}

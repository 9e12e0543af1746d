package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;

/** A buffered reader locks every call, but not two of them. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ReaderReadyThenRead {
  static void readIfReady(BufferedReader reader) throws Exception {
    if (reader.ready()) {
      assert reader.readLine() != null;
    }
  }

  private ReaderReadyThenRead() {}

  public static void main() throws Exception {
    BufferedReader reader =
        new BufferedReader(
            new java.io.InputStreamReader(new ByteArrayInputStream(new byte[] {'x'})));
    Together.run(() -> readIfReady(reader), () -> readIfReady(reader));
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.ByteArrayOutputStream;

/** A byte stream locks every call, but not two of them. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class BytesCountedThenWritten {

  private BytesCountedThenWritten() {}

  public static void main() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Together.Body first =
        () -> {
          if (bytes.size() == 0) {
            bytes.write(1);
          }
        };
    Together.run(first, first);
    assert bytes.size() == 1;
  }
}

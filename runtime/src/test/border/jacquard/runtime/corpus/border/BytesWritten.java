package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.ByteArrayOutputStream;

/** A byte stream locks every call. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class BytesWritten {

  private BytesWritten() {}

  public static void main() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Together.run(() -> bytes.write(1), () -> bytes.write(2));
    assert bytes.size() == 2;
  }
}

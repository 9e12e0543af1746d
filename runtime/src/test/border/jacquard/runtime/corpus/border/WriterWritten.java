package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.StringWriter;

/** A string writer locks every call. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class WriterWritten {

  private WriterWritten() {}

  public static void main() throws Exception {
    StringWriter writer = new StringWriter();
    Together.run(() -> writer.write("a"), () -> writer.write("b"));
    assert writer.toString().length() == 2;
  }
}

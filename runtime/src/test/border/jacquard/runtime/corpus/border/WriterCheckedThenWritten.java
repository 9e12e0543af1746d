package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.StringWriter;

/** A string writer locks every call, but not two of them. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class WriterCheckedThenWritten {

  private WriterCheckedThenWritten() {}

  public static void main() throws Exception {
    StringWriter writer = new StringWriter();
    Together.Body first =
        () -> {
          if (writer.getBuffer().length() == 0) {
            writer.write("a");
          }
        };
    Together.run(first, first);
    assert writer.toString().equals("a");
  }
}

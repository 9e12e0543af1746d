package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.OutputStream;
import java.io.PrintStream;

/** A print stream locks before it writes to the stream inside. */
@Expect(value = "holds", about = "objects behind objects")
public final class StreamInsideAPrintStream {
  /** Counts bytes and is not safe for threads. */
  static final class Sink extends OutputStream {
    int written;

    @Override
    public void write(int b) {
      written++;
    }
  }

  private StreamInsideAPrintStream() {}

  public static void main() throws Exception {
    Sink sink = new Sink();
    PrintStream out = new PrintStream(sink, true);
    Together.run(() -> out.write(1), () -> out.write(2));
    out.flush();
    assert sink.written == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.FilterOutputStream;
import java.io.OutputStream;

/** Both threads write to a stream through a filter without a lock. */
@Expect(value = "assertion", about = "objects behind objects")
public final class StreamInsideADataStream {
  /** Counts bytes and is not safe for threads. */
  static final class Sink extends OutputStream {
    int written;

    @Override
    public void write(int b) {
      written++;
    }
  }

  private StreamInsideADataStream() {}

  public static void main() throws Exception {
    Sink sink = new Sink();
    FilterOutputStream out = new FilterOutputStream(sink);
    Together.run(() -> out.write(1), () -> out.write(2));
    assert sink.written == 2;
  }
}

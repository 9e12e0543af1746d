package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.DataInputStream;
import java.io.InputStream;

/** Both threads read a stream through a data stream, and get the same byte. */
@Expect(value = "assertion", about = "objects behind objects")
public final class StreamInsideAFilter {
  /** Gives out 0, 1, 2, … and is not safe for threads. */
  static final class Numbers extends InputStream {
    int next;

    @Override
    public int read() {
      int n = next;
      next = n + 1;
      return n;
    }
  }

  static int a;
  static int b;

  private StreamInsideAFilter() {}

  public static void main() throws Exception {
    DataInputStream in = new DataInputStream(new Numbers());
    Together.run(() -> a = in.read(), () -> b = in.read());
    assert a != b;
  }
}

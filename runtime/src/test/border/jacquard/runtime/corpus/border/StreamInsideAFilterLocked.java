package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.DataInputStream;
import java.io.InputStream;

/** Both threads read a stream through a data stream, one at a time. */
@Expect(value = "holds", about = "objects behind objects")
public final class StreamInsideAFilterLocked {
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

  private StreamInsideAFilterLocked() {}

  public static void main() throws Exception {
    DataInputStream in = new DataInputStream(new Numbers());
    Together.run(
        () -> {
          synchronized (in) {
            a = in.read();
          }
        },
        () -> {
          synchronized (in) {
            b = in.read();
          }
        });
    assert a != b;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** A thread reads what another writes into a pipe. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class PipedBytes {

  private PipedBytes() {}

  public static void main() throws Exception {
    PipedOutputStream out = new PipedOutputStream();
    PipedInputStream in = new PipedInputStream(out);
    Together.run(
        () -> {
          out.write(7);
          out.close();
        },
        () -> {
          assert in.read() == 7;
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.Deflater;

/** Each thread compresses with its own deflater. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class CompressionFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private CompressionFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          Deflater deflater = new Deflater();
          deflater.setInput(new byte[100]);
          deflater.finish();
          assert deflater.deflate(new byte[100]) < 100;
          deflater.end();
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

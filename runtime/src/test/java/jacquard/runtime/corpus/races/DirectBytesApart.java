package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.ByteBuffer;

/** Different bytes outside of the heap do not race. */
@Expect(value = "holds", about = "data races")
public final class DirectBytesApart {
  static final ByteBuffer buffer = ByteBuffer.allocateDirect(8);

  private DirectBytesApart() {}

  public static void main() throws Exception {
    Together.run(() -> buffer.put(0, (byte) 1), () -> buffer.put(1, (byte) 1));
  }
}

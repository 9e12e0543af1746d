package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.ByteBuffer;

/** A byte outside of the heap races with the number that it is a part of. */
@Expect(value = "holds", about = "data races")
public final class DirectBytesRaced {
  static final ByteBuffer buffer = ByteBuffer.allocateDirect(8);

  private DirectBytesRaced() {}

  public static void main() throws Exception {
    Together.run(() -> buffer.put(1, (byte) 1), () -> buffer.putShort(0, (short) 1));
  }
}

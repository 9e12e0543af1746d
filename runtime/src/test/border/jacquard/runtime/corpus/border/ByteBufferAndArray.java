package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.ByteBuffer;

/** One thread writes to an array, the other to the buffer around it. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ByteBufferAndArray {

  private ByteBufferAndArray() {}

  public static void main() throws Exception {
    byte[] bytes = new byte[4];
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    Together.run(() -> bytes[0]++, () -> buffer.put(0, (byte) (buffer.get(0) + 1)));
    assert bytes[0] == 2;
  }
}

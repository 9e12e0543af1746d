package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.ByteBuffer;

/** Two threads put into a buffer at its position. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class BufferPutsRaced {

  private BufferPutsRaced() {}

  public static void main() throws Exception {
    ByteBuffer buffer = ByteBuffer.allocate(4);
    Together.Body increment = () -> buffer.put((byte) 1);
    Together.run(increment, increment);
    assert buffer.position() == 2;
  }
}

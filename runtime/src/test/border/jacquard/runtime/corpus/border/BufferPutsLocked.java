package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.ByteBuffer;

/** Two threads put into a buffer at its position, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class BufferPutsLocked {

  private BufferPutsLocked() {}

  public static void main() throws Exception {
    ByteBuffer buffer = ByteBuffer.allocate(4);
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            buffer.put((byte) 1);
          }
        };
    Together.run(increment, increment);
    assert buffer.position() == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;

/** Two threads increment a number through views of one buffer, one at a time. */
@Expect(value = "holds", about = "accesses of every kind")
public final class ByteBufferViewLocked {

  private ByteBufferViewLocked() {}

  public static void main() throws Exception {
    ByteBuffer bytes = ByteBuffer.allocate(8);
    IntBuffer ints = bytes.asIntBuffer();
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            ints.put(0, ints.get(0) + 1);
          }
        };
    Together.run(increment, increment);
    assert bytes.getInt(0) == 2;
  }
}

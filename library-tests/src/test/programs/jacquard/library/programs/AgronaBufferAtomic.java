package jacquard.library.programs;

import jacquard.library.Expect;
import org.agrona.concurrent.UnsafeBuffer;

/** Two threads add to a number in a buffer, atomically. */
@Expect(value = "holds", library = "agrona")
public final class AgronaBufferAtomic {

  private AgronaBufferAtomic() {}

  public static void main() throws Exception {
    UnsafeBuffer buffer = new UnsafeBuffer(new byte[16]);
    Threads.run(() -> buffer.getAndAddInt(8, 1), () -> buffer.getAndAddInt(8, 1));
    assert buffer.getInt(8) == 2;
  }
}

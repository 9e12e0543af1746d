package jacquard.library.programs;

import jacquard.library.Expect;
import org.agrona.concurrent.UnsafeBuffer;

/** Two threads increment a number in a buffer. */
@Expect(value = "assertion", library = "agrona")
public final class AgronaBufferRaced {

  private AgronaBufferRaced() {}

  public static void main() throws Exception {
    UnsafeBuffer buffer = new UnsafeBuffer(new byte[16]);
    Threads.Body increment = () -> buffer.putInt(8, buffer.getInt(8) + 1);
    Threads.run(increment, increment);
    assert buffer.getInt(8) == 2;
  }
}

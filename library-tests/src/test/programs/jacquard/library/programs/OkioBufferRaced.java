package jacquard.library.programs;

import jacquard.library.Expect;
import okio.Buffer;

/** Two threads write to one buffer. */
@Expect(value = "assertion", library = "okio-jvm")
public final class OkioBufferRaced {

  private OkioBufferRaced() {}

  public static void main() throws Exception {
    Buffer buffer = new Buffer();
    Threads.run(() -> buffer.writeByte(1), () -> buffer.writeByte(2));
    assert buffer.size() == 2;
  }
}

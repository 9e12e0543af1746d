package jacquard.library.programs;

import jacquard.library.Expect;
import okio.Buffer;

/** Two threads write to one buffer. */
@Expect(value = "assertion", library = "okio-jvm")
public final class OkioBufferRaced {
  static void write(Buffer buffer) {
    try {
      buffer.writeByte(1);
    } catch (NullPointerException e) {
      assert buffer != null; // it is half-made: what this thread writes is lost
    }
  }

  private OkioBufferRaced() {}

  public static void main() throws Exception {
    Buffer buffer = new Buffer();
    Threads.run(() -> write(buffer), () -> write(buffer));
    assert buffer.size() == 2;
  }
}

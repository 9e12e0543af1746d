package jacquard.library.programs;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import jacquard.library.Expect;

/** Two threads write to one buffer at its position. */
@Expect(value = "assertion", library = "netty-buffer")
public final class NettyWritesRaced {

  private NettyWritesRaced() {}

  public static void main() throws Exception {
    ByteBuf buffer = Unpooled.buffer(4);
    Threads.run(() -> buffer.writeByte(1), () -> buffer.writeByte(2));
    assert buffer.readableBytes() == 2;
  }
}

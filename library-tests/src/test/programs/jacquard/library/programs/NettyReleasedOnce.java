package jacquard.library.programs;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import jacquard.library.Expect;

/** Of two threads that release a buffer with two references one ends it. */
@Expect(value = "holds", library = "netty-buffer")
public final class NettyReleasedOnce {
  static boolean a;
  static boolean b;

  private NettyReleasedOnce() {}

  public static void main() throws Exception {
    ByteBuf buffer = Unpooled.buffer(4).retain();
    Threads.run(() -> a = buffer.release(), () -> b = buffer.release());
    assert a != b && buffer.refCnt() == 0;
  }
}

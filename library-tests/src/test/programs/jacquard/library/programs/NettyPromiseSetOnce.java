package jacquard.library.programs;

import io.netty.util.concurrent.DefaultPromise;
import io.netty.util.concurrent.ImmediateEventExecutor;
import jacquard.library.Expect;

/** Of two threads that set a promise one succeeds. */
@Expect(value = "holds", library = "netty-common")
public final class NettyPromiseSetOnce {
  static boolean a;
  static boolean b;

  private NettyPromiseSetOnce() {}

  public static void main() throws Exception {
    DefaultPromise<Integer> promise = new DefaultPromise<>(ImmediateEventExecutor.INSTANCE);
    Threads.run(() -> a = promise.trySuccess(1), () -> b = promise.trySuccess(2));
    assert a != b && promise.getNow() == (a ? 1 : 2);
  }
}

package jacquard.library.programs;

import com.google.common.util.concurrent.SettableFuture;
import jacquard.library.Expect;

/** Of two threads that set a future one succeeds. */
@Expect(value = "holds", library = "guava")
public final class GuavaFutureSetOnce {
  static boolean a;
  static boolean b;

  private GuavaFutureSetOnce() {}

  public static void main() throws Exception {
    SettableFuture<Integer> future = SettableFuture.create();
    Threads.run(() -> a = future.set(1), () -> b = future.set(2));
    assert a != b && future.get() == (a ? 1 : 2);
  }
}

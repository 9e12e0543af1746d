package jacquard.library.programs;

import io.vavr.concurrent.Promise;
import jacquard.library.Expect;

/** Of two threads that complete a promise one succeeds. */
@Expect(value = "holds", library = "vavr")
public final class VavrPromiseKeptOnce {
  static boolean a;
  static boolean b;

  private VavrPromiseKeptOnce() {}

  public static void main() throws Exception {
    Promise<Integer> promise = Promise.make(Runnable::run);
    Threads.run(() -> a = promise.trySuccess(1), () -> b = promise.trySuccess(2));
    assert a != b;
  }
}

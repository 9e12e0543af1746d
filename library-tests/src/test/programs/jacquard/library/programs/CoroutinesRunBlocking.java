package jacquard.library.programs;

import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;

/** Each thread runs a coroutine of its own to its end. */
@Expect(value = "holds", library = "kotlinx-coroutines-core-jvm")
public final class CoroutinesRunBlocking {
  static final AtomicInteger SUM = new AtomicInteger();

  static void runOne() throws InterruptedException {
    SUM.addAndGet(
        BuildersKt.runBlocking(EmptyCoroutineContext.INSTANCE, (scope, continuation) -> 1));
  }

  private CoroutinesRunBlocking() {}

  public static void main() throws Exception {
    Threads.run(() -> runOne(), () -> runOne());
    assert SUM.get() == 2;
  }
}

package jacquard.library.programs;

import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;
import kotlin.Lazy;
import kotlin.LazyKt;
import kotlin.LazyThreadSafetyMode;

/** A lazy value without a lock is computed twice. */
@Expect(value = "exception", library = "kotlin-stdlib")
public final class KotlinLazyWithoutLock {
  static final AtomicInteger COMPUTED = new AtomicInteger();

  private KotlinLazyWithoutLock() {}

  public static void main() throws Exception {
    Lazy<Integer> lazy = LazyKt.lazy(LazyThreadSafetyMode.NONE, () -> COMPUTED.incrementAndGet());
    Threads.run(() -> lazy.getValue(), () -> lazy.getValue());
    assert COMPUTED.get() == 1;
  }
}

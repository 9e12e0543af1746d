package jacquard.library.programs;

import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;
import kotlin.Lazy;
import kotlin.LazyKt;
import kotlin.LazyThreadSafetyMode;

/** A lazy value is computed once. */
@Expect(value = "holds", library = "kotlin-stdlib")
public final class KotlinLazy {
  static final AtomicInteger COMPUTED = new AtomicInteger();

  private KotlinLazy() {}

  public static void main() throws Exception {
    Lazy<Integer> lazy =
        LazyKt.lazy(LazyThreadSafetyMode.SYNCHRONIZED, () -> COMPUTED.incrementAndGet());
    Threads.run(() -> lazy.getValue(), () -> lazy.getValue());
    assert COMPUTED.get() == 1;
  }
}

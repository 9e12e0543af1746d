package jacquard.library.programs;

import io.vavr.Lazy;
import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;

/** A lazy value is computed once for two threads. */
@Expect(value = "holds", library = "vavr")
public final class VavrLazy {
  static final AtomicInteger COMPUTED = new AtomicInteger();

  private VavrLazy() {}

  public static void main() throws Exception {
    Lazy<Integer> lazy = Lazy.of(() -> COMPUTED.incrementAndGet());
    Threads.run(() -> lazy.get(), () -> lazy.get());
    assert COMPUTED.get() == 1;
  }
}

package jacquard.library.programs;

import dagger.internal.DoubleCheck;
import dagger.internal.Provider;
import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;

/** A provider that checks twice is asked once. */
@Expect(value = "holds", library = "dagger")
public final class DaggerDoubleCheck {
  static final AtomicInteger MADE = new AtomicInteger();

  private DaggerDoubleCheck() {}

  public static void main() throws Exception {
    Provider<Integer> provider = DoubleCheck.provider(() -> MADE.incrementAndGet());
    Threads.run(() -> provider.get(), () -> provider.get());
    assert MADE.get() == 1;
  }
}

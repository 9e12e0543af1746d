package jacquard.library.programs;

import dagger.internal.Provider;
import dagger.internal.SingleCheck;
import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;

/** A provider that checks once may be asked twice. */
@Expect(value = "assertion", library = "dagger")
public final class DaggerSingleCheck {
  static final AtomicInteger MADE = new AtomicInteger();

  private DaggerSingleCheck() {}

  public static void main() throws Exception {
    Provider<Integer> provider = SingleCheck.provider(() -> MADE.incrementAndGet());
    Threads.run(() -> provider.get(), () -> provider.get());
    assert MADE.get() == 1;
  }
}

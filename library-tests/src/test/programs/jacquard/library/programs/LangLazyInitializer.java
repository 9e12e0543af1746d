package jacquard.library.programs;

import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.lang3.concurrent.LazyInitializer;

/** A lazy initialiser runs once. */
@Expect(value = "holds", library = "commons-lang3")
public final class LangLazyInitializer {
  static final AtomicInteger MADE = new AtomicInteger();

  private LangLazyInitializer() {}

  public static void main() throws Exception {
    LazyInitializer<Integer> lazy =
        LazyInitializer.<Integer>builder().setInitializer(() -> MADE.incrementAndGet()).get();
    Threads.run(() -> lazy.get(), () -> lazy.get());
    assert MADE.get() == 1;
  }
}

package jacquard.library.programs;

import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.apache.commons.lang3.concurrent.Memoizer;

/** A memoizer computes once for two threads. */
@Expect(value = "holds", library = "commons-lang3")
public final class LangMemoizer {
  static final AtomicInteger COMPUTED = new AtomicInteger();

  private LangMemoizer() {}

  public static void main() throws Exception {
    Function<String, Integer> function = key -> COMPUTED.incrementAndGet();
    Memoizer<String, Integer> memoizer = new Memoizer<>(function);
    Threads.run(() -> memoizer.compute("a"), () -> memoizer.compute("a"));
    assert COMPUTED.get() == 1;
  }
}

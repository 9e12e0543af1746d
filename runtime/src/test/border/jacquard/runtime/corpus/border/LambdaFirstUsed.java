package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Both threads evaluate the same lambdas for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class LambdaFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private LambdaFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          Supplier<Supplier<String>> nested = () -> () -> "a" + DONE.get() * 0;
          assert nested.get().get().equals("a0");
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

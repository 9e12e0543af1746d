package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.security.SecureRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads use secure random numbers for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class SecureRandomFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private SecureRandomFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          int drawn = new SecureRandom().nextInt(10);
          assert drawn >= 0 && drawn < 10;
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

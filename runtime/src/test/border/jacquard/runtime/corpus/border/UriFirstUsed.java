package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads take an address apart for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class UriFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private UriFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          assert URI.create("http://example.org:81/a?b#c").toURL().getPort() == 81;
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.charset.Charset;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads encode with a rare character set for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class CharsetFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private CharsetFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          assert "a".getBytes(Charset.forName("UTF-32LE")).length == 4;
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

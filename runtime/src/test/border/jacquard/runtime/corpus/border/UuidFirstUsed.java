package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads make a UUID of a name for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class UuidFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private UuidFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          assert UUID.nameUUIDFromBytes(new byte[] {1}).version() == 3;
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

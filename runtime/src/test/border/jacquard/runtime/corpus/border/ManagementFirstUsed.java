package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads ask the JVM about itself for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class ManagementFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private ManagementFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          assert ManagementFactory.getRuntimeMXBean().getSpecVersion() != null;
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** Of two threads that put a property if it is missing one succeeds. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class PropertySetIfAbsent {
  static final AtomicInteger SET = new AtomicInteger();

  static void setOnce() {
    if (System.getProperties().putIfAbsent("border.once", "yes") == null) {
      SET.incrementAndGet();
    }
  }

  private PropertySetIfAbsent() {}

  public static void main() throws Exception {
    Together.run(() -> setOnce(), () -> setOnce());
    assert SET.get() == 1;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads find that a property is missing, and both set it. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class PropertyCheckedThenSet {
  static final AtomicInteger SET = new AtomicInteger();

  static void setOnce() {
    if (System.getProperty("border.once") == null) {
      System.setProperty("border.once", "yes");
      SET.incrementAndGet();
    }
  }

  private PropertyCheckedThenSet() {}

  public static void main() throws Exception {
    Together.run(() -> setOnce(), () -> setOnce());
    assert SET.get() == 1;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Each thread has its own builder. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class ThreadLocalsOfTwo {
  static final ThreadLocal<StringBuilder> TEXT = ThreadLocal.withInitial(StringBuilder::new);

  static void append() {
    TEXT.get().append("a");
    assert TEXT.get().length() == 1;
  }

  private ThreadLocalsOfTwo() {}

  public static void main() throws Exception {
    Together.run(() -> append(), () -> append());
  }
}

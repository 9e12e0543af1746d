package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;

/** Two classes of the JDK, locked in the same order. */
@Expect(value = "holds", about = "locks are objects")
public final class ClassesOfJdkInOrder {
  static void lock(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        assert first != second;
      }
    }
  }

  private ClassesOfJdkInOrder() {}

  public static void main() throws Exception {
    Together.run(
        () -> lock(Object.class, ArrayList.class), () -> lock(Object.class, ArrayList.class));
  }
}

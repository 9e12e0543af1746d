package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;

/** Two classes of the JDK, locked in opposite order. */
@Expect(value = "deadlock", about = "locks are objects")
public final class ClassesOfJdkDeadlock {
  static void lock(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        assert first != second;
      }
    }
  }

  private ClassesOfJdkDeadlock() {}

  public static void main() throws Exception {
    Together.run(
        () -> lock(Object.class, ArrayList.class), () -> lock(ArrayList.class, Object.class));
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Vector;

/** The caller holds the monitor of the vector for both calls. */
@Expect(value = "holds", about = "Vector", executions = 2)
@SuppressWarnings("JdkObsolete") // what this is about
public final class VectorLocked {
  static final Vector<String> vector = new Vector<>(4);

  private VectorLocked() {}

  public static void main() throws InterruptedException {
    vector.add("a");
    Together.run(VectorLocked::removeLast, VectorLocked::removeLast);
    assert vector.isEmpty();
  }

  private static void removeLast() {
    synchronized (vector) {
      int size = vector.size();
      if (size > 0) {
        vector.remove(size - 1);
      }
    }
  }
}

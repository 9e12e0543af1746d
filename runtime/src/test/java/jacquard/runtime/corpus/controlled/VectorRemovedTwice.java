package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Vector;

/** Both threads may see the last element before either removes it. */
@Expect(value = "exception", about = "Vector", message = "ArrayIndexOutOfBoundsException")
@SuppressWarnings("JdkObsolete") // what this is about
public final class VectorRemovedTwice {
  static final Vector<String> vector = new Vector<>(4);

  private VectorRemovedTwice() {}

  public static void main() throws InterruptedException {
    vector.add("a");
    Together.run(VectorRemovedTwice::removeLast, VectorRemovedTwice::removeLast);
  }

  private static void removeLast() {
    int size = vector.size();
    if (size > 0) {
      vector.remove(size - 1);
    }
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A copy is made under the lock of the writer. */
@Expect(value = "holds", about = "clones")
public final class ClonedLocked {
  static final class Pair implements Cloneable {
    int a;
    int b;

    @Override
    public synchronized Pair clone() {
      try {
        return (Pair) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }

    synchronized void set(int value) {
      a = value;
      b = value;
    }
  }

  private ClonedLocked() {}

  public static void main() throws Exception {
    Pair pair = new Pair();
    Together.run(
        () -> pair.set(1),
        () -> {
          Pair copy = pair.clone();
          assert copy.a == copy.b;
        });
  }
}

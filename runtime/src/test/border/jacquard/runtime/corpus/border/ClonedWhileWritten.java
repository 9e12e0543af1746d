package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A copy is made between two writes that belong together. */
@Expect(value = "assertion", about = "clones")
public final class ClonedWhileWritten {
  static final class Pair implements Cloneable {
    int a;
    int b;

    @Override
    public Pair clone() {
      try {
        return (Pair) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private ClonedWhileWritten() {}

  public static void main() throws Exception {
    Pair pair = new Pair();
    Together.run(
        () -> {
          pair.a = 1;
          pair.b = 1;
        },
        () -> {
          Pair copy = pair.clone();
          assert copy.a == copy.b;
        });
  }
}

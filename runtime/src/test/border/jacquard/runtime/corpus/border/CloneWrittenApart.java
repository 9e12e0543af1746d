package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Each thread writes to the field of its own copy. */
@Expect(value = "holds", about = "clones")
public final class CloneWrittenApart {
  static final class Cell implements Cloneable {
    int n;

    @Override
    public Cell clone() {
      try {
        return (Cell) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private CloneWrittenApart() {}

  public static void main() throws Exception {
    Cell cell = new Cell();
    cell.n = 1;
    Cell clone = cell.clone();
    Together.run(() -> cell.n++, () -> clone.n++);
    assert cell.n == 2 && clone.n == 2;
  }
}

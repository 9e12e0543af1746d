package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A copy has another array field, but it is the same array. */
@Expect(value = "assertion", about = "clones")
public final class CloneSharesWhatItRefersTo {
  static final class Cell implements Cloneable {
    final int[] values = {0};

    @Override
    public Cell clone() {
      try {
        return (Cell) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private CloneSharesWhatItRefersTo() {}

  public static void main() throws Exception {
    Cell cell = new Cell();
    Cell clone = cell.clone();
    Together.run(() -> cell.values[0]++, () -> clone.values[0]++);
    assert cell.values[0] == 2;
  }
}

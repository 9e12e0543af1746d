package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;

/** Two threads add to a plain list, and one element overwrites the other. */
@Expect(value = "assertion", about = "ArrayList")
public final class ArrayListRaced {
  static final ArrayList<String> list = new ArrayList<>(4);

  private ArrayListRaced() {}

  public static void main() throws InterruptedException {
    Together.run(() -> list.add("a"), () -> list.add("b"));
    assert list.contains("a") && list.contains("b");
  }
}

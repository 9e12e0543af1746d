package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CopyOnWriteArrayList;

/** Adding what is absent is one atomic step. */
@Expect(value = "holds", about = "CopyOnWriteArrayList")
public final class AddIfAbsent {
  static final CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();

  private AddIfAbsent() {}

  public static void main() throws InterruptedException {
    Together.run(() -> list.addIfAbsent("a"), () -> list.addIfAbsent("a"));
    assert list.size() == 1;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** The adder may set the list after it has been closed, and takes the mark away. */
@Expect(value = "assertion", about = "AtomicMarkableReference")
public final class MarkIgnored {
  static final AtomicMarkableReference<String> list = new AtomicMarkableReference<>("", false);

  private MarkIgnored() {}

  public static void main() throws InterruptedException {
    Together.run(() -> list.set(list.getReference(), true), MarkIgnored::add);
    assert list.isMarked();
  }

  private static void add() {
    boolean[] closed = new boolean[1];
    String seen = list.get(closed);
    if (!closed[0]) {
      list.set(seen + "a", false);
    }
  }
}

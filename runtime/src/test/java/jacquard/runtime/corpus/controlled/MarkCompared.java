package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** Adding succeeds only if the list has not been closed in between. */
@Expect(value = "holds", about = "AtomicMarkableReference")
public final class MarkCompared {
  static final AtomicMarkableReference<String> list = new AtomicMarkableReference<>("", false);

  private MarkCompared() {}

  public static void main() throws InterruptedException {
    Together.run(MarkCompared::close, MarkCompared::add);
    assert list.isMarked();
  }

  private static void close() {
    String seen = list.getReference();
    while (!list.compareAndSet(seen, seen, false, true)) {
      seen = list.getReference();
    }
  }

  private static void add() {
    String seen = list.getReference();
    list.compareAndSet(seen, seen + "a", false, false);
  }
}

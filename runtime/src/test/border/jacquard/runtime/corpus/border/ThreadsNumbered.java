package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The threads without a name are numbered from zero. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class ThreadsNumbered {
  static volatile int last;

  private ThreadsNumbered() {}

  public static void main() throws Exception {
    assert new Thread().getName().equals("Thread-0");
    Together.run(() -> last = 1, () -> last = 2);
    assert new Thread().getName().equals("Thread-1");
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.WeakReference;

/**
 * So much is allocated that the garbage collector works now and then: what it finds must not make
 * one execution longer than another.
 */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class CollectedUnderWay {
  static volatile int gone;
  static volatile Object garbage;

  private CollectedUnderWay() {}

  public static void main() throws Exception {
    for (int i = 0; i < 60; i++) {
      WeakReference<Object> reference = new WeakReference<>(new Counter());
      garbage = new byte[4_000_000];
      if (reference.get() == null) {
        gone++;
      }
    }
    Counter counter = new Counter();
    Together.run(() -> counter.increment(), () -> counter.increment());
    assert counter.n == 2;
  }
}

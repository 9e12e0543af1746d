package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.AbsentInterface;
import java.util.concurrent.atomic.AtomicInteger;

/** A class that implements an absent interface cannot be loaded; the program can do without. */
@Expect(value = "holds", about = "optional classes that are absent")
public final class AbsentAsAnInterface {
  static final AtomicInteger N = new AtomicInteger();

  static final class Extra implements AbsentInterface {
    @Override
    public void absent() {
      N.addAndGet(10);
    }
  }

  static void work() {
    try {
      new Extra().absent();
    } catch (NoClassDefFoundError e) {
      N.incrementAndGet();
    }
  }

  private AbsentAsAnInterface() {}

  public static void main() throws Exception {
    Together.run(() -> work(), () -> work());
    assert N.get() == 2;
  }
}

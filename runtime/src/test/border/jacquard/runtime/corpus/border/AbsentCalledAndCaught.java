package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;
import java.util.concurrent.atomic.AtomicInteger;

/** The error of a call of an absent class is caught by the program. */
@Expect(value = "holds", about = "optional classes that are absent")
public final class AbsentCalledAndCaught {
  static final AtomicInteger CAUGHT = new AtomicInteger();

  static int call() {
    return Absent.one();
  }

  static void attempt() {
    try {
      call();
    } catch (NoClassDefFoundError e) {
      CAUGHT.incrementAndGet();
    }
  }

  private AbsentCalledAndCaught() {}

  public static void main() throws Exception {
    Together.run(() -> attempt(), () -> attempt());
    assert CAUGHT.get() == 2;
  }
}

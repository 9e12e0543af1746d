package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;
import java.util.concurrent.atomic.AtomicInteger;

/** A class that is initialised has a method that mentions an absent class. */
@Expect(value = "holds", about = "optional classes that are absent")
public final class InitialisedBesideAbsent {
  static final class Optional {
    static final AtomicInteger MADE = new AtomicInteger(1);
    static int n;

    static Absent never() {
      return new Absent();
    }

    static void increment() {
      n++;
    }

    static synchronized void incrementLocked() {
      n++;
    }
  }

  private InitialisedBesideAbsent() {}

  public static void main() throws Exception {
    Together.run(() -> Optional.incrementLocked(), () -> Optional.incrementLocked());
    assert Optional.n == 2 && Optional.MADE.get() == 1;
  }
}

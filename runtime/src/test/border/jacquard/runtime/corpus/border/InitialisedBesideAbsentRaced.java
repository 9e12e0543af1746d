package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A class that is initialised has a method that mentions an absent class; the program is ready to
 * catch an error, and has a bug.
 */
@Expect(value = "assertion", about = "optional classes that are absent")
public final class InitialisedBesideAbsentRaced {
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

  static int raced;

  static void attempt() {
    try {
      Optional.incrementLocked();
    } catch (LinkageError e) {
      raced += 0;
    }
    raced++;
  }

  private InitialisedBesideAbsentRaced() {}

  public static void main() throws Exception {
    Together.run(() -> attempt(), () -> attempt());
    assert raced == 2;
  }
}

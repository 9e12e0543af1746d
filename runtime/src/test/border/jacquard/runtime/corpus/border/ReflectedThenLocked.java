package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;

/** The methods of a class cannot be listed since one mentions an absent class; locks work on. */
@Expect(value = "holds", about = "optional classes that are absent")
public final class ReflectedThenLocked {
  static final class Optional {
    int n;

    Absent absent() {
      return new Absent();
    }

    void increment() {
      n++;
    }

    synchronized void incrementLocked() {
      n++;
    }
  }

  static boolean complete() {
    try {
      return Optional.class.getDeclaredMethods().length > 2;
    } catch (NoClassDefFoundError e) {
      return false;
    }
  }

  private ReflectedThenLocked() {}

  public static void main() throws Exception {
    assert !complete();
    Optional counter = new Optional();
    Together.run(() -> counter.incrementLocked(), () -> counter.incrementLocked());
    assert counter.n == 2;
  }
}

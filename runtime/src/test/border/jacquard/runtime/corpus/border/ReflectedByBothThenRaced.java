package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;

/** Both threads cannot list the methods of a class, and go on. */
@Expect(value = "assertion", about = "optional classes that are absent")
public final class ReflectedByBothThenRaced {
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

  private ReflectedByBothThenRaced() {}

  public static void main() throws Exception {
    Optional counter = new Optional();
    Together.Body body =
        () -> {
          assert !complete();
          counter.increment();
        };
    Together.run(body, body);
    assert counter.n == 2;
  }
}

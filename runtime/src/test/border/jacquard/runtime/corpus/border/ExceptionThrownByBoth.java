package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both threads throw and catch the same exception object, and write to it. */
@Expect(value = "assertion", about = "objects behind objects")
public final class ExceptionThrownByBoth {
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1;
    int n;

    void increment() {
      n++;
    }
  }

  static final Failure FAILURE = new Failure();

  static void fail() {
    try {
      throw FAILURE;
    } catch (Failure e) {
      e.increment();
    }
  }

  private ExceptionThrownByBoth() {}

  public static void main() throws Exception {
    Together.run(() -> fail(), () -> fail());
    assert FAILURE.n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What both threads write to is suppressed by an exception. */
@Expect(value = "assertion", about = "objects behind objects")
public final class SuppressedByAnException {
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1;
    int n;

    void increment() {
      n++;
    }
  }

  private SuppressedByAnException() {}

  public static void main() throws Exception {
    Failure counter = new Failure();
    Exception shared = new Exception();
    shared.addSuppressed(counter);
    Together.run(
        () -> ((Failure) shared.getSuppressed()[0]).increment(),
        () -> ((Failure) shared.getSuppressed()[0]).increment());
    assert counter.n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What both threads write to is the cause of an exception. */
@Expect(value = "assertion", about = "objects behind objects")
public final class CauseOfAnException {
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1;
    int n;

    void increment() {
      n++;
    }
  }

  private CauseOfAnException() {}

  public static void main() throws Exception {
    Failure counter = new Failure();
    Exception shared = new Exception(counter);
    Together.run(
        () -> ((Failure) shared.getCause()).increment(),
        () -> ((Failure) shared.getCause()).increment());
    assert counter.n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What both threads write to is the cause of an exception, and is locked. */
@Expect(value = "holds", about = "objects behind objects")
public final class CauseOfAnExceptionLocked {
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1;
    int n;

    void increment() {
      n++;
    }
  }

  private CauseOfAnExceptionLocked() {}

  public static void main() throws Exception {
    Failure counter = new Failure();
    Exception shared = new Exception(counter);
    Together.Body increment =
        () -> {
          synchronized (((Failure) shared.getCause())) {
            ((Failure) shared.getCause()).increment();
          }
        };
    Together.run(increment, increment);
    assert counter.n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread ends with an exception whose stack trace cannot be had. */
@Expect(value = "exception", about = "exceptions that misbehave")
public final class StackTraceThrows {
  static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public StackTraceElement[] getStackTrace() {
      throw new IllegalStateException("no trace");
    }
  }

  static volatile boolean seen;

  private StackTraceThrows() {}

  public static void main() throws Exception {
    Together.run(
        () -> seen = true,
        () -> {
          if (seen) {
            throw new Failure();
          }
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread ends with an exception whose message cannot be had. */
@Expect(value = "exception", about = "exceptions that misbehave")
public final class MessageThrows {
  static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no message");
    }
  }

  static volatile boolean seen;

  private MessageThrows() {}

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

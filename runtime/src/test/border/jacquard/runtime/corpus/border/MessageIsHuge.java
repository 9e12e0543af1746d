package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread ends with an exception whose message is fifty million characters long. */
@Expect(value = "exception", about = "exceptions that misbehave")
public final class MessageIsHuge {
  static volatile boolean seen;

  private MessageIsHuge() {}

  public static void main() throws Exception {
    Together.run(
        () -> seen = true,
        () -> {
          if (seen) {
            throw new IllegalStateException("x".repeat(50_000_000));
          }
        });
  }
}

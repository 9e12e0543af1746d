package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads append to a plain builder under a monitor. */
@Expect(value = "holds", about = "StringBuilder", executions = 2)
public final class StringBuilderLocked {
  static final StringBuilder builder = new StringBuilder();

  private StringBuilderLocked() {}

  public static void main() throws InterruptedException {
    Together.run(() -> append('a'), () -> append('b'));
    assert builder.length() == 2;
  }

  private static void append(char c) {
    synchronized (builder) {
      builder.append(c);
    }
  }
}

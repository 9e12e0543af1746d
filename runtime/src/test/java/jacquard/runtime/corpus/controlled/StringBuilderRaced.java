package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads append to a plain builder, and one character overwrites the other. */
@Expect(value = "assertion", about = "StringBuilder")
public final class StringBuilderRaced {
  static final StringBuilder builder = new StringBuilder();

  private StringBuilderRaced() {}

  public static void main() throws InterruptedException {
    Together.run(() -> builder.append('a'), () -> builder.append('b'));
    assert builder.length() == 2;
  }
}

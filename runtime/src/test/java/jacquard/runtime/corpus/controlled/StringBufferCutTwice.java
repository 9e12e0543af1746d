package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both threads may see the one character before either cuts it off. */
@Expect(value = "exception", about = "StringBuffer", message = "StringIndexOutOfBoundsException")
@SuppressWarnings("JdkObsolete") // what this is about
public final class StringBufferCutTwice {
  static final StringBuffer buffer = new StringBuffer("a");

  private StringBufferCutTwice() {}

  public static void main() throws InterruptedException {
    Together.run(StringBufferCutTwice::cut, StringBufferCutTwice::cut);
  }

  private static void cut() {
    int length = buffer.length();
    if (length > 0) {
      buffer.deleteCharAt(length - 1);
    }
  }
}

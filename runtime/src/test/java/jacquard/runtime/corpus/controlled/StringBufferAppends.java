package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Appending is synchronized, so both characters are there. */
@Expect(value = "holds", about = "StringBuffer", executions = 2)
@SuppressWarnings("JdkObsolete") // what this is about
public final class StringBufferAppends {
  static final StringBuffer buffer = new StringBuffer();

  private StringBufferAppends() {}

  public static void main() throws InterruptedException {
    Together.run(() -> buffer.append('a'), () -> buffer.append('b'));
    assert buffer.length() == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.CharBuffer;

/** Two threads put into a buffer of characters at its position. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class CharBufferRaced {

  private CharBufferRaced() {}

  public static void main() throws Exception {
    CharBuffer buffer = CharBuffer.allocate(4);
    Together.Body increment = () -> buffer.put('a');
    Together.run(increment, increment);
    assert buffer.position() == 2;
  }
}

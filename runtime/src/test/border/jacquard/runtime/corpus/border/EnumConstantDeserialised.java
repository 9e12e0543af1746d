package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** A constant that is read from bytes is that of this execution. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class EnumConstantDeserialised {
  enum Colour {
    RED
  }

  static volatile int last;

  private EnumConstantDeserialised() {}

  public static void main() throws Exception {
    Together.run(() -> last = 1, () -> last = 2);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(Colour.RED);
    }
    assert new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject()
        == Colour.RED;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Serialisation reads fields between two writes that belong together. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class SerialisedWhileWritten {
  static final class Pair implements Serializable {
    private static final long serialVersionUID = 1;
    int a;
    int b;
  }

  private SerialisedWhileWritten() {}

  public static void main() throws Exception {
    Pair pair = new Pair();
    Together.run(
        () -> {
          pair.a = 1;
          pair.b = 1;
        },
        () -> {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(pair);
          }
          Pair copy =
              (Pair)
                  new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
          assert copy.a == copy.b;
        });
  }
}

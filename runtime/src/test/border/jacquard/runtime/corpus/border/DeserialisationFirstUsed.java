package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads write and read an object for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class DeserialisationFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private DeserialisationFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new ArrayList<>(List.of("a")));
          }
          Object read =
              new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
          assert read.equals(List.of("a"));
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Each thread reads a resource from the jar. */
@Expect(value = "holds", about = "services, resources and jars")
public final class ResourceRead {
  static void read() throws IOException {
    try (InputStream in = ResourceRead.class.getResourceAsStream("greeting.txt")) {
      assert new String(in.readAllBytes(), StandardCharsets.UTF_8).startsWith("hello");
    }
  }

  private ResourceRead() {}

  public static void main() throws Exception {
    Together.run(() -> read(), () -> read());
  }
}

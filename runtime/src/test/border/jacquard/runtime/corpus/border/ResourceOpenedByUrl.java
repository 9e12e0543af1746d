package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;

/** Each thread opens the address of a resource in the jar. */
@Expect(value = "holds", about = "services, resources and jars")
public final class ResourceOpenedByUrl {
  static void read() throws IOException {
    URL resource = ResourceOpenedByUrl.class.getResource("greeting.txt");
    try (InputStream in = resource.openStream()) {
      assert new String(in.readAllBytes(), StandardCharsets.UTF_8).startsWith("hello");
    }
  }

  private ResourceOpenedByUrl() {}

  public static void main() throws Exception {
    Together.run(() -> read(), () -> read());
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.IOException;
import java.io.InputStream;

/** Each thread reads a class file of the JDK. */
@Expect(value = "holds", about = "services, resources and jars")
public final class ResourceOfTheJdk {
  static void read() throws IOException {
    try (InputStream in = Object.class.getResourceAsStream("Object.class")) {
      assert in.read() == 0xCA;
    }
  }

  private ResourceOfTheJdk() {}

  public static void main() throws Exception {
    Together.run(() -> read(), () -> read());
  }
}

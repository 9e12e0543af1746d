package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Locale;
import java.util.ResourceBundle;

/** Each thread reads a bundle of the jar. */
@Expect(value = "holds", about = "services, resources and jars")
public final class ResourceBundleRead {
  static void read() {
    ResourceBundle texts =
        ResourceBundle.getBundle("jacquard.runtime.corpus.border.texts", Locale.ROOT);
    assert texts.getString("greeting").equals("hello");
  }

  private ResourceBundleRead() {}

  public static void main() throws Exception {
    Together.run(() -> read(), () -> read());
  }
}

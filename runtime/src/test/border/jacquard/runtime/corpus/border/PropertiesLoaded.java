package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Properties;

/** Two threads put into one set of properties, which locks. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class PropertiesLoaded {

  private PropertiesLoaded() {}

  public static void main() throws Exception {
    Properties properties = new Properties();
    Together.run(() -> properties.setProperty("a", "1"), () -> properties.setProperty("b", "2"));
    assert properties.size() == 2;
  }
}

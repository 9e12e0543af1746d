package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;

/** The JDK asks the program how a bundle is made, and that depends on another thread. */
@Expect(
    value = "unknown",
    message = "code that the JDK calls",
    about = "classes that are made at run time")
public final class BundleMadeWhileSet {
  static String greeting = "hello";
  static String read = "";

  static final class Made extends ResourceBundle.Control {
    @Override
    public List<String> getFormats(String baseName) {
      return FORMAT_CLASS;
    }

    @Override
    public ResourceBundle newBundle(
        String baseName, Locale locale, String format, ClassLoader loader, boolean reload) {
      String text = greeting;
      return new ListResourceBundle() {
        @Override
        protected Object[][] getContents() {
          return new Object[][] {{"greeting", text}};
        }
      };
    }

    @Override
    public long getTimeToLive(String baseName, Locale locale) {
      return TTL_DONT_CACHE;
    }
  }

  private BundleMadeWhileSet() {}

  public static void main() throws Exception {
    Together.run(
        () -> read = ResourceBundle.getBundle("any", new Made()).getString("greeting"),
        () -> greeting = "goodbye");
    assert read.equals("hello");
  }
}

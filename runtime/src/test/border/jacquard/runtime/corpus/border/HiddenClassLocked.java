package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

/** A hidden class counts under a lock. */
@Expect(value = "holds", about = "classes that are made at run time")
public final class HiddenClassLocked {
  static Class<?> hidden() throws Exception {
    String file = Plugin.class.getSimpleName() + ".class";
    try (InputStream in = Plugin.class.getResourceAsStream(file)) {
      return MethodHandles.lookup().defineHiddenClass(in.readAllBytes(), true).lookupClass();
    }
  }

  private HiddenClassLocked() {}

  public static void main() throws Exception {
    Class<?> type = hidden();
    Runnable plugin = (Runnable) type.getConstructor().newInstance();
    Together.Body body =
        () -> {
          synchronized (type) {
            plugin.run();
          }
        };
    Together.run(body, body);
    assert type.getField("runs").getInt(null) == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

/** A hidden class counts without a lock. */
@Expect(value = "assertion", about = "classes that are made at run time")
public final class HiddenClassRaced {
  static Class<?> hidden() throws Exception {
    String file = Plugin.class.getSimpleName() + ".class";
    try (InputStream in = Plugin.class.getResourceAsStream(file)) {
      return MethodHandles.lookup().defineHiddenClass(in.readAllBytes(), true).lookupClass();
    }
  }

  private HiddenClassRaced() {}

  public static void main() throws Exception {
    Class<?> type = hidden();
    Runnable plugin = (Runnable) type.getConstructor().newInstance();
    Together.run(() -> plugin.run(), () -> plugin.run());
    assert type.getField("runs").getInt(null) == 2;
  }
}

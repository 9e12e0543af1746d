package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.IOException;
import java.io.InputStream;

/** A class that a loader of the program has defined counts under a lock. */
@Expect(value = "holds", about = "classes that are made at run time")
public final class PluginLocked {
  static final class PluginLoader extends ClassLoader {
    PluginLoader() {
      super(PluginLoader.class.getClassLoader());
    }

    Class<?> define() throws IOException {
      String name = Plugin.class.getName();
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      }
    }
  }

  private PluginLocked() {}

  public static void main() throws Exception {
    Class<?> type = new PluginLoader().define();
    Runnable plugin = (Runnable) type.getConstructor().newInstance();
    Together.Body body =
        () -> {
          synchronized (plugin) {
            plugin.run();
          }
        };
    Together.run(body, body);
    assert type.getField("runs").getInt(null) == 2;
  }
}

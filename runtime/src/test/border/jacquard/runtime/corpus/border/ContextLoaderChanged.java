package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread's context class loader is changed by another one, perhaps before it is used. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ContextLoaderChanged {
  private ContextLoaderChanged() {}

  public static void main() throws Exception {
    Thread t =
        Together.thread(
            "T",
            () -> {
              assert Thread.currentThread().getContextClassLoader() != null;
            });
    t.start();
    t.setContextClassLoader(null);
    t.join();
  }
}

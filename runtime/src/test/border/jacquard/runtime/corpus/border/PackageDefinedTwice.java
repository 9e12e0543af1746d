package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads define the same package, each after it has found none. */
@Expect(value = "exception", about = "class loaders", message = "IllegalArgumentException")
public final class PackageDefinedTwice {
  private static final class Loader extends ClassLoader {
    void define() {
      if (getDefinedPackage("a.b") == null) {
        definePackage("a.b", null, null, null, null, null, null, null);
      }
    }
  }

  private PackageDefinedTwice() {}

  public static void main() throws Throwable {
    Loader loader = new Loader();
    Together.run(loader::define, loader::define);
  }
}

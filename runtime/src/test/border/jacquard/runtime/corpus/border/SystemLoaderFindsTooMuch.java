package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread asks the system's class loader for a class that the other one has not yet counted. */
@Expect(value = "assertion", about = "class loaders")
public final class SystemLoaderFindsTooMuch {
  static int found;

  private SystemLoaderFindsTooMuch() {}

  public static void main() throws Exception {
    Together.run(SystemLoaderFindsTooMuch::find, SystemLoaderFindsTooMuch::find);
    assert found == 2;
  }

  private static void find() {
    try {
      Class<?> type =
          ClassLoader.getSystemClassLoader().loadClass(SystemLoaderFindsTooMuch.class.getName());
      found += type == SystemLoaderFindsTooMuch.class ? 1 : 0;
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;
import java.util.List;

/** One thread asks a class loader that keeps a list of its own, at which another one looks. */
@Expect(
    value = "unknown",
    message = "code that the JDK calls",
    about = "classes that are made at run time")
public final class ClassesFoundWhileListed {
  static final class Finder extends ClassLoader {
    private final List<String> asked = new ArrayList<>();

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      asked.add(name);
      throw new ClassNotFoundException(name);
    }
  }

  private ClassesFoundWhileListed() {}

  static void ask(Finder finder) {
    try {
      finder.loadClass("A");
    } catch (ClassNotFoundException e) {
      // as expected
    }
  }

  public static void main() throws Exception {
    Finder finder = new Finder();
    int[] seen = new int[1];
    Together.run(() -> ask(finder), () -> seen[0] = finder.asked.size());
    assert seen[0] == 0;
  }
}

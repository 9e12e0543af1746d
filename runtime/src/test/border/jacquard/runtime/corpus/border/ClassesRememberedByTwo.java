package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;
import java.util.List;

/** A class loader keeps a list in a constant, and two threads ask it. */
@Expect(
    value = "unknown",
    message = "code that the JDK calls",
    about = "classes that are made at run time")
public final class ClassesRememberedByTwo {
  static final List<String> ASKED = new ArrayList<>();

  static final class Finder extends ClassLoader {
    static {
      registerAsParallelCapable();
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      ASKED.add(name);
      throw new ClassNotFoundException(name);
    }
  }

  private ClassesRememberedByTwo() {}

  static void ask(Finder finder, String name) {
    try {
      finder.loadClass(name);
    } catch (ClassNotFoundException e) {
      // as expected
    }
  }

  public static void main() throws Exception {
    Finder finder = new Finder();
    Together.run(() -> ask(finder, "A"), () -> ask(finder, "B"));
    assert ASKED.get(0).equals("A");
  }
}

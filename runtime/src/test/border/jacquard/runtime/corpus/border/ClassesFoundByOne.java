package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;
import java.util.List;

/** A class loader that one thread asks uses what no other thread uses; all else is seen. */
@Expect(value = "holds", about = "classes that are made at run time")
public final class ClassesFoundByOne {
  static final List<String> ASKED = new ArrayList<>();
  static int n;

  static final class Finder extends ClassLoader {
    private final String prefix = "no ".trim();

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      synchronized (ASKED) {
        ASKED.add(name);
      }
      throw new ClassNotFoundException(prefix + name);
    }
  }

  private ClassesFoundByOne() {}

  static void ask(Finder finder) {
    try {
      finder.loadClass("A");
    } catch (ClassNotFoundException e) {
      increment();
    }
  }

  static synchronized void increment() {
    n++;
  }

  public static void main() throws Exception {
    Finder finder = new Finder();
    Together.run(() -> ask(finder), () -> increment());
    assert n == 2 && ASKED.size() == 1;
  }
}

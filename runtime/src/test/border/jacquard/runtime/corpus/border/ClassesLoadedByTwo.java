package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads ask a class loader with a way of its own, which the JVM calls as well. */
@Expect(
    value = "unknown",
    message = "code that the JDK calls",
    about = "classes that are made at run time")
public final class ClassesLoadedByTwo {
  static final class Finder extends ClassLoader {
    static {
      registerAsParallelCapable();
    }

    int asked;

    @Override
    public Class<?> loadClass(String name) throws ClassNotFoundException {
      asked++;
      throw new ClassNotFoundException(name);
    }

    void ask(String name) {
      try {
        loadClass(name);
      } catch (ClassNotFoundException e) {
        // as expected
      }
    }
  }

  private ClassesLoadedByTwo() {}

  public static void main() throws Exception {
    Finder finder = new Finder();
    Together.run(() -> finder.ask("A"), () -> finder.ask("B"));
    assert finder.asked == 2;
  }
}

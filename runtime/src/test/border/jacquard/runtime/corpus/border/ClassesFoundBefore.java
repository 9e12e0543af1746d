package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A class loader that is asked before there are other threads is no concern of theirs. */
@Expect(value = "holds", about = "classes that are made at run time")
public final class ClassesFoundBefore {
  static final class Finder extends ClassLoader {
    static {
      registerAsParallelCapable();
    }

    int asked;

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
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

  private ClassesFoundBefore() {}

  public static void main() throws Exception {
    Finder finder = new Finder();
    finder.ask("A");
    Together.run(() -> {}, () -> {});
    assert finder.asked == 1;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Whether a class loader finds something depends on what another thread does meanwhile. */
@Expect(
    value = "unknown",
    message = "code that the JDK calls",
    about = "classes that are made at run time")
public final class ClassesFoundWhileOpen {
  static boolean isOpen = true;
  static String answer = "";

  static final class Finder extends ClassLoader {
    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      throw new ClassNotFoundException(isOpen ? "missing" : "closed");
    }
  }

  private ClassesFoundWhileOpen() {}

  static void ask(Finder finder) {
    try {
      finder.loadClass("A");
    } catch (ClassNotFoundException e) {
      answer = e.getMessage();
    }
  }

  public static void main() throws Exception {
    Finder finder = new Finder();
    Together.run(() -> ask(finder), () -> isOpen = false);
    assert answer.equals("missing");
  }
}

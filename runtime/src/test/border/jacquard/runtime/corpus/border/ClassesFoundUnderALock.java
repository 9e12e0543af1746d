package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A class loader wants the lock that another thread holds, which wants to be asked for a class. */
@Expect(
    value = "unknown",
    message = "code that the JDK calls",
    about = "classes that are made at run time")
public final class ClassesFoundUnderALock {
  static final Object LOCK = new Object();
  static int inside;

  static final class Finder extends ClassLoader {
    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      synchronized (LOCK) {
        throw new ClassNotFoundException(name);
      }
    }
  }

  private ClassesFoundUnderALock() {}

  static void ask(Finder finder) {
    synchronized (finder) {
      try {
        finder.loadClass("A");
      } catch (ClassNotFoundException e) {
        // as expected
      }
    }
  }

  static void closeUnderALock(Finder finder) {
    synchronized (LOCK) {
      synchronized (finder) {
        inside++;
      }
    }
  }

  public static void main() throws Exception {
    Finder finder = new Finder();
    Together.run(() -> ask(finder), () -> closeUnderALock(finder));
    assert inside == 1;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * The system's class loader is the one that has loaded the program, and so is a loader's parent.
 */
@Expect(value = "holds", about = "class loaders")
public final class SystemLoaderIsTheProgramsOwn {
  static final class Own extends ClassLoader {}

  private SystemLoaderIsTheProgramsOwn() {}

  public static void main() throws Exception {
    Together.run(
        SystemLoaderIsTheProgramsOwn::look,
        () -> {
          try {
            Class<?> found = new Own().loadClass(SystemLoaderIsTheProgramsOwn.class.getName());
            assert found == SystemLoaderIsTheProgramsOwn.class;
          } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
          }
        });
  }

  private static void look() {
    ClassLoader system = ClassLoader.getSystemClassLoader();
    assert system == SystemLoaderIsTheProgramsOwn.class.getClassLoader();
    assert system == Thread.currentThread().getContextClassLoader();
    assert system.toString().startsWith("jdk.internal.loader.ClassLoaders$AppClassLoader@");
    String file = SystemLoaderIsTheProgramsOwn.class.getName().replace('.', '/') + ".class";
    assert ClassLoader.getSystemResource(file) != null;
    for (Package p : system.getDefinedPackages()) {
      assert !p.getName().startsWith("jacquard.cli") : p;
    }
  }
}

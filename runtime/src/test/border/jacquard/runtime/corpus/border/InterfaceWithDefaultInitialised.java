package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A class and an interface with a default method, which it implements, need each other. */
@Expect(value = "deadlock", about = "class initialisation")
public final class InterfaceWithDefaultInitialised {
  interface Named {
    Object OTHER = new Person();

    default String name() {
      return "nobody";
    }
  }

  static class Person implements Named {}

  private InterfaceWithDefaultInitialised() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          assert Named.OTHER != null;
        },
        () -> new Person());
  }
}

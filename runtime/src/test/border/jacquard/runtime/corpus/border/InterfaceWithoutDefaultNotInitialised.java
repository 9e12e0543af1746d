package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** To initialise a class does not initialise its interfaces that have no default method. */
@Expect(value = "holds", about = "class initialisation")
public final class InterfaceWithoutDefaultNotInitialised {
  interface Named {
    Object OTHER = new Person();

    String name();
  }

  static class Person implements Named {
    @Override
    public String name() {
      return "nobody";
    }
  }

  private InterfaceWithoutDefaultNotInitialised() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          assert Named.OTHER != null;
        },
        () -> new Person());
  }
}

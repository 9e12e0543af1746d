package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The constants of an enumeration are those of this execution. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class EnumConstantsListed {
  enum Colour {
    RED,
    BLUE;

    int n;
  }

  private EnumConstantsListed() {}

  public static void main() throws Exception {
    Together.Body increment =
        () -> {
          Colour first = Colour.class.getEnumConstants()[0];
          synchronized (first) {
            first.n++;
          }
        };
    Together.run(increment, increment);
    assert Colour.RED.n == 2 && Colour.class.getEnumConstants()[1] == Colour.BLUE;
  }
}

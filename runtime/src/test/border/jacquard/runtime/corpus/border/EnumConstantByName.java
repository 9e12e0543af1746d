package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The constant that has a name is that of this execution. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class EnumConstantByName {
  enum Colour {
    RED;

    int n;
  }

  private EnumConstantByName() {}

  public static void main() throws Exception {
    Together.Body increment =
        () -> {
          synchronized (Colour.RED) {
            Enum.valueOf(Colour.class, "RED").n++;
          }
        };
    Together.run(increment, increment);
    assert Colour.RED.n == 2 && Colour.valueOf("RED") == Colour.RED;
  }
}

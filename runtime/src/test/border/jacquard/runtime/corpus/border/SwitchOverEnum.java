package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A switch over an enumeration takes the case of its constant. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class SwitchOverEnum {
  enum Colour {
    RED,
    BLUE
  }

  static int code(Colour colour) {
    switch (colour) {
      case RED:
        return 1;
      default:
        return 2;
    }
  }

  static final AtomicInteger SUM = new AtomicInteger();

  private SwitchOverEnum() {}

  public static void main() throws Exception {
    Together.run(
        () -> SUM.addAndGet(code(Colour.valueOf("RED"))), () -> SUM.addAndGet(code(Colour.BLUE)));
    assert SUM.get() == 3;
  }
}

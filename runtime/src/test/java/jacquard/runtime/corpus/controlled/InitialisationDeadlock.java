package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two classes initialise each other; two threads that begin at different ends wait for ever. */
@Expect(value = "deadlock", about = "class initialisation")
@SuppressWarnings("ClassInitializationDeadlock") // the bug
public final class InitialisationDeadlock {
  private InitialisationDeadlock() {}

  public static void main() throws InterruptedException {
    Together.run(() -> Left.touch(), () -> Right.touch());
  }

  static final class Left {
    static final Object VALUE = Right.VALUE == null ? "left" : "both";

    static void touch() {
      assert VALUE != null;
    }
  }

  static final class Right {
    static final Object VALUE = Left.VALUE == null ? "right" : "both";

    static void touch() {
      assert VALUE != null;
    }
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The initialiser of a class comes before every use of it. */
@Expect(value = "holds", about = "data races")
public final class InitialisedClass {

  private InitialisedClass() {}

  public static void main() throws Exception {
    Together.run(() -> State.read(), () -> State.read());
  }

  static final class State {
    static int data;

    static {
      data = 1;
    }

    private State() {}

    static int read() {
      return data;
    }
  }
}

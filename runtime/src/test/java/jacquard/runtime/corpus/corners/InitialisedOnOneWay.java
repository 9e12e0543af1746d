package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A class that is used behind a branch is initialised there, too, if the branch was not taken. */
@Expect(value = "holds", about = "class initialisation")
public final class InitialisedOnOneWay {
  static volatile boolean isTaken;

  private InitialisedOnOneWay() {}

  /** What is initialised. */
  static final class Counter {
    static volatile int value = 1;

    private Counter() {}
  }

  public static void main() throws InterruptedException {
    Together.run(InitialisedOnOneWay::use, () -> isTaken = true);
  }

  private static void use() {
    int before = 1;
    if (isTaken) {
      before = Counter.value;
    }
    assert Counter.value == before;
  }
}

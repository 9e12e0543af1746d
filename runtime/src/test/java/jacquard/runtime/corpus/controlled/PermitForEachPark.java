package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** The second unpark comes only when the sleeper has used the first permit. */
@Expect(value = "holds", about = "permits of park")
public final class PermitForEachPark {
  private PermitForEachPark() {}

  public static void main() throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread sleeper =
        Together.thread(
            "sleeper",
            () -> {
              LockSupport.park();
              LockSupport.unpark(main);
              LockSupport.park();
            });
    sleeper.start();
    LockSupport.unpark(sleeper);
    LockSupport.park();
    LockSupport.unpark(sleeper);
    sleeper.join();
  }
}

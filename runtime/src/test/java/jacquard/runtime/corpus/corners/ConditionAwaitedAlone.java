package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** As {@link ConditionAlone}, of a thread that does not expect it and waits. */
@Expect(
    value = "exception",
    message = "IllegalMonitorStateException",
    about = "conditions without their locks")
@SuppressWarnings("WaitNotInLoop") // once is what this is about
public final class ConditionAwaitedAlone {
  private ConditionAwaitedAlone() {}

  public static void main() throws Exception {
    Condition changed = new ReentrantLock().newCondition();
    Thread stranger = Together.thread("stranger", changed::await);
    stranger.start();
    stranger.join();
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread is not alive before its start, nor after its join. */
@Expect(value = "holds", about = "Thread.isAlive", executions = 1)
public final class AliveUntilJoined {
  private AliveUntilJoined() {}

  public static void main() throws InterruptedException {
    Thread thread = Together.thread("short", () -> {});
    assert !thread.isAlive();
    thread.start();
    thread.join();
    assert !thread.isAlive() && thread.getState() == Thread.State.TERMINATED;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.locks.LockSupport;

/** Interrupting a group interrupts its thread, whenever it comes to wait. */
@Expect(value = "holds", about = "ThreadGroup")
public final class GroupInterrupted {
  private GroupInterrupted() {}

  public static void main() throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    Thread thread = new Thread(group, LockSupport::park, "member");
    thread.start();
    group.interrupt();
    thread.join();
  }
}

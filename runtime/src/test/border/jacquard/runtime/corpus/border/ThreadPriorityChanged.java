package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread changes the priority that another one reads. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ThreadPriorityChanged {

  private ThreadPriorityChanged() {}

  public static void main() throws Exception {
    Thread main = Thread.currentThread();
    int before = main.getPriority();
    Together.run(
        () -> main.setPriority(Thread.MIN_PRIORITY),
        () -> {
          assert main.getPriority() == before;
        });
  }
}

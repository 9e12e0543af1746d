package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads change the name of one thread, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class ThreadNamedByTwoLocked {

  private ThreadNamedByTwoLocked() {}

  public static void main() throws Exception {
    Thread main = Thread.currentThread();
    main.setName("a");
    Object lock = new Object();
    Together.run(
        () -> {
          synchronized (lock) {
            main.setName(main.getName() + "b");
          }
        },
        () -> {
          synchronized (lock) {
            main.setName(main.getName() + "c");
          }
        });
    assert main.getName().length() == 3;
  }
}

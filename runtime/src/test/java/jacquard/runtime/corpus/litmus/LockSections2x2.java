package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads with two critical sections each; one trace for every order of the sections. */
@Expect(value = "holds", about = "ReentrantLock", executions = 6)
public final class LockSections2x2 {
  static final ReentrantLock lock = new ReentrantLock();
  static int inside;

  private LockSections2x2() {}

  public static void main() throws InterruptedException {
    Together.run(LockSections2x2::sections, LockSections2x2::sections);
    assert inside == 4;
  }

  private static void sections() {
    for (int i = 0; i < 2; i++) {
      lock.lock();
      try {
        inside++;
      } finally {
        lock.unlock();
      }
    }
  }
}

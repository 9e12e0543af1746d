package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads with three critical sections each; one trace for every order of the sections. */
@Expect(value = "holds", about = "ReentrantLock", executions = 20)
public final class LockSections2x3 {
  static final ReentrantLock lock = new ReentrantLock();
  static int inside;

  private LockSections2x3() {}

  public static void main() throws InterruptedException {
    Together.run(LockSections2x3::sections, LockSections2x3::sections);
    assert inside == 6;
  }

  private static void sections() {
    for (int i = 0; i < 3; i++) {
      lock.lock();
      try {
        inside++;
      } finally {
        lock.unlock();
      }
    }
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Three threads with two critical sections each; one trace for every order of the sections. */
@Expect(value = "holds", about = "ReentrantLock", executions = 90)
public final class LockSections3x2 {
  static final ReentrantLock lock = new ReentrantLock();
  static int inside;

  private LockSections3x2() {}

  public static void main() throws InterruptedException {
    Together.run(LockSections3x2::sections, LockSections3x2::sections, LockSections3x2::sections);
    assert inside == 6;
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

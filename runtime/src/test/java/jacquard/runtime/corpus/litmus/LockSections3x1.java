package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Three threads with one critical section each; one trace for every order of the sections. */
@Expect(value = "holds", about = "ReentrantLock", executions = 6)
public final class LockSections3x1 {
  static final ReentrantLock lock = new ReentrantLock();
  static int inside;

  private LockSections3x1() {}

  public static void main() throws InterruptedException {
    Together.run(LockSections3x1::sections, LockSections3x1::sections, LockSections3x1::sections);
    assert inside == 3;
  }

  private static void sections() {
    lock.lock();
    try {
      inside++;
    } finally {
      lock.unlock();
    }
  }
}

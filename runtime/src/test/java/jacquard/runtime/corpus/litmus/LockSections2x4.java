package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads with four critical sections each; one trace for every order of the sections. */
@Expect(value = "holds", about = "ReentrantLock", executions = 70)
public final class LockSections2x4 {
  static final ReentrantLock lock = new ReentrantLock();
  static int inside;

  private LockSections2x4() {}

  public static void main() throws InterruptedException {
    Together.run(LockSections2x4::sections, LockSections2x4::sections);
    assert inside == 8;
  }

  private static void sections() {
    for (int i = 0; i < 4; i++) {
      lock.lock();
      try {
        inside++;
      } finally {
        lock.unlock();
      }
    }
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads take what a third puts twice, waiting without a loop: the item may be gone again. */
@Expect(value = "assertion", about = "wait and notify", executions = 30)
@SuppressWarnings("WaitNotInLoop") // the bug
public final class BufferIf {
  static final Object lock = new Object();
  static int items;

  private BufferIf() {}

  public static void main() throws InterruptedException {
    Together.run(BufferIf::take, BufferIf::take, BufferIf::putTwice);
    assert items == 0;
  }

  private static void take() throws InterruptedException {
    synchronized (lock) {
      int seen = items;
      if (seen == 0) {
        lock.wait();
        seen = items;
      }
      assert seen != 0;
      items = seen - 1;
    }
  }

  private static void putTwice() {
    for (int i = 0; i < 2; i++) {
      synchronized (lock) {
        items++;
        lock.notify();
      }
    }
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * Two threads take what a third puts twice, waiting in a loop: who finds the item gone waits again.
 */
@Expect(value = "holds", about = "wait and notify", executions = 30)
public final class BufferWhile {
  static final Object lock = new Object();
  static int items;

  private BufferWhile() {}

  public static void main() throws InterruptedException {
    Together.run(BufferWhile::take, BufferWhile::take, BufferWhile::putTwice);
    assert items == 0;
  }

  private static void take() throws InterruptedException {
    synchronized (lock) {
      int seen = items;
      while (seen == 0) {
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

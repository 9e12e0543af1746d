package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Twelve threads insert four messages each into a hash table (POPL 2005, figure 1); two of them
 * collide.
 */
@Expect(value = "holds", about = "AtomicIntegerArray", executions = 8)
public final class Indexer12 {
  private static final int SIZE = 128;
  private static final int MESSAGES = 4;
  private static final int THREADS = 12;
  static final AtomicIntegerArray table = new AtomicIntegerArray(SIZE);

  private Indexer12() {}

  public static void main() throws InterruptedException {
    Together.Body[] bodies = new Together.Body[THREADS];
    for (int i = 0; i < THREADS; i++) {
      int tid = i + 1;
      bodies[i] = () -> insertAll(tid);
    }
    Together.run(bodies);
  }

  private static void insertAll(int tid) {
    for (int m = 1; m <= MESSAGES; m++) {
      int message = m * 11 + tid;
      int slot = message * 7 % SIZE;
      while (!table.compareAndSet(slot, 0, message)) {
        slot = (slot + 1) % SIZE;
      }
    }
  }
}

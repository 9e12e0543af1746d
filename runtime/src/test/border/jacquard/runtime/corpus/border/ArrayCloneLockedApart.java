package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** One thread locks an array, the other its clone. */
@Expect(value = "assertion", about = "clones")
public final class ArrayCloneLockedApart {
  static int n;

  static void increment(int[] lock) {
    synchronized (lock) {
      n++;
    }
  }

  private ArrayCloneLockedApart() {}

  public static void main() throws Exception {
    int[] lock = {0};
    increment(lock);
    int[] clone = lock.clone();
    Together.run(() -> increment(lock), () -> increment(clone));
    assert n == 3;
  }
}

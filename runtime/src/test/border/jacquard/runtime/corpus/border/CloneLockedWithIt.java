package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Each thread has locked both an object and its clone. */
@Expect(value = "holds", about = "clones")
public final class CloneLockedWithIt {
  static int n;

  static final class Lock implements Cloneable {
    @Override
    public Lock clone() {
      try {
        return (Lock) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static void increment(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        n++;
      }
    }
  }

  private CloneLockedWithIt() {}

  public static void main() throws Exception {
    Lock lock = new Lock();
    Lock clone = lock.clone();
    Together.run(() -> increment(lock, clone), () -> increment(lock, clone));
    assert n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** One thread locks an object, the other its clone: they do not exclude each other. */
@Expect(value = "assertion", about = "clones")
public final class CloneLockedApart {
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

  static void increment(Object lock) {
    synchronized (lock) {
      n++;
    }
  }

  private CloneLockedApart() {}

  public static void main() throws Exception {
    Lock lock = new Lock();
    synchronized (lock) {
      n = 0;
    }
    Lock clone = lock.clone();
    Together.run(() -> increment(lock), () -> increment(clone));
    assert n == 2;
  }
}

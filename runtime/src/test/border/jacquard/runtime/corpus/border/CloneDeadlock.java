package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An object and its clone are locked in opposite order. */
@Expect(value = "deadlock", about = "clones")
public final class CloneDeadlock {
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

  static void lock(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        assert first != second;
      }
    }
  }

  private CloneDeadlock() {}

  public static void main() throws Exception {
    Lock lock = new Lock();
    lock(lock, new Object());
    Lock clone = lock.clone();
    Together.run(() -> lock(lock, clone), () -> lock(clone, lock));
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread locks the clone that it makes of an object that the other thread locks. */
@Expect(value = "assertion", about = "clones")
public final class CloneMadeWhileLocked {
  static int n;
  static final Lock LOCK = new Lock();

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

  private CloneMadeWhileLocked() {}

  public static void main() throws Exception {
    Together.run(
        () -> increment(LOCK),
        () -> {
          synchronized (LOCK) {
            n += 0;
          }
          increment(LOCK.clone());
        });
    assert n == 2;
  }
}

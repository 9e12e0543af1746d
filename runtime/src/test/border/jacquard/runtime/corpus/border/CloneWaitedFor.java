package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Who waits for an object is not woken by its clone. */
@Expect(value = "deadlock", about = "clones")
public final class CloneWaitedFor {
  static boolean ready;

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

  private CloneWaitedFor() {}

  public static void main() throws Exception {
    Lock lock = new Lock();
    synchronized (lock) {
      ready = false;
    }
    Together.run(
        () -> {
          synchronized (lock) {
            while (!ready) {
              lock.wait();
            }
          }
        },
        () -> {
          Lock other;
          synchronized (lock) {
            ready = true;
            other = lock.clone();
          }
          synchronized (other) {
            other.notifyAll();
          }
        });
  }
}

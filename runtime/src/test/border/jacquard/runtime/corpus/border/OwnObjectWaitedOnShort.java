package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;

/** A thread waits for a while on objects that nobody else knows. */
@Expect(value = "holds", about = "locks are objects")
public final class OwnObjectWaitedOnShort {
  private OwnObjectWaitedOnShort() {}

  public static void main() throws Exception {
    Object own = new Object();
    synchronized (own) {
      own.wait(1);
    }
    int[] array = new int[1];
    synchronized (array) {
      array.wait(1);
    }
    try {
      new Object().wait();
      assert false;
    } catch (IllegalMonitorStateException e) {
      // nobody holds it
    }
  }
}

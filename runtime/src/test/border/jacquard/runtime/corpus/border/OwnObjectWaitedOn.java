package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;

/** A thread waits on an object that nobody else knows. */
@Expect(value = "deadlock", about = "locks are objects")
public final class OwnObjectWaitedOn {
  private OwnObjectWaitedOn() {}

  public static void main() throws Exception {
    Object own = new Object();
    synchronized (own) {
      own.wait();
    }
  }
}

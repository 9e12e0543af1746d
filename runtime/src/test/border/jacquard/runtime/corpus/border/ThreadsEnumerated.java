package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread enumerates a group into an array, another one reads that. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ThreadsEnumerated {

  private ThreadsEnumerated() {}

  public static void main() throws Throwable {
    Thread[] threads = new Thread[9];
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    Together.run(
        () -> group.enumerate(threads),
        () -> {
          assert threads[0] != null;
        });
  }
}

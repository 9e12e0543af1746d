package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A time that was read before a thread was started is not that at which the thread looks. */
@Expect(value = "assertion", about = "time of threads")
public final class TimesCompared {
  static volatile boolean late;

  private TimesCompared() {}

  public static void main() throws InterruptedException {
    long start = System.nanoTime();
    Thread looks = Together.thread("looks", () -> late = System.nanoTime() - start > 0);
    looks.start();
    assert !late;
    looks.join();
  }
}

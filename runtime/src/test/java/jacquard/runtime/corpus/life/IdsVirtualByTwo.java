package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** Virtual threads are numbered together with the others. */
@Expect(value = "assertion", about = "numbers of threads")
public final class IdsVirtualByTwo {
  private IdsVirtualByTwo() {}

  private static long first;
  private static long second;

  public static void main() throws InterruptedException {
    Thread one = new Thread(() -> first = Thread.ofVirtual().unstarted(() -> {}).threadId(), "one");
    Thread other = new Thread(() -> second = new Thread(() -> {}).threadId(), "other");
    one.start();
    other.start();
    one.join();
    other.join();
    assert first < second;
  }
}

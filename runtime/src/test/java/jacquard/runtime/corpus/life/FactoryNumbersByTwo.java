package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ThreadFactory;

/** A factory numbers its threads in the order in which they are created. */
@Expect(value = "assertion", about = "numbers of threads")
public final class FactoryNumbersByTwo {
  private FactoryNumbersByTwo() {}

  private static String first = "";
  private static String second = "";

  public static void main() throws InterruptedException {
    ThreadFactory factory = Thread.ofVirtual().name("made-", 0).factory();
    Thread one = new Thread(() -> first = factory.newThread(() -> {}).getName(), "one");
    Thread other = new Thread(() -> second = factory.newThread(() -> {}).getName(), "other");
    one.start();
    other.start();
    one.join();
    other.join();
    assert first.compareTo(second) < 0;
  }
}

package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.Executors;

/** Pools are numbered in the order in which they are created. */
@Expect(value = "assertion", about = "numbers of pools")
public final class PoolNumbersByTwo {
  private PoolNumbersByTwo() {}

  private static String first = "";
  private static String second = "";

  public static void main() throws InterruptedException {
    Thread one =
        new Thread(
            () -> first = Executors.defaultThreadFactory().newThread(() -> {}).getName(), "one");
    Thread other =
        new Thread(
            () -> second = Executors.defaultThreadFactory().newThread(() -> {}).getName(), "other");
    one.start();
    other.start();
    one.join();
    other.join();
    assert first.compareTo(second) < 0;
  }
}

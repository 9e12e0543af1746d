package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.Executors;

/** No two pools have the same number, whoever creates them. */
@Expect(value = "holds", about = "numbers of pools")
public final class PoolNumbersByTwoDiffer {
  private PoolNumbersByTwoDiffer() {}

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
    assert !first.equals(second);
  }
}

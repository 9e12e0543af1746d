package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** One thread reads a field that another writes; each before or after the write. */
@Expect(value = "holds", about = "plain field", executions = 2)
public final class Readers1 {
  static int x;

  private Readers1() {}

  public static void main() throws InterruptedException {
    Together.run(() -> x = 1, Readers1::read);
  }

  private static void read() {
    int seen = x;
    assert seen == 0 || seen == 1;
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads read a field that another writes; each before or after the write. */
@Expect(value = "holds", about = "plain field", executions = 4)
public final class Readers2 {
  static int x;

  private Readers2() {}

  public static void main() throws InterruptedException {
    Together.run(() -> x = 1, Readers2::read, Readers2::read);
  }

  private static void read() {
    int seen = x;
    assert seen == 0 || seen == 1;
  }
}

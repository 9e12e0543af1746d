package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three threads read a field that another writes; each before or after the write. */
@Expect(value = "holds", about = "plain field", executions = 8)
public final class Readers3 {
  static int x;

  private Readers3() {}

  public static void main() throws InterruptedException {
    Together.run(() -> x = 1, Readers3::read, Readers3::read, Readers3::read);
  }

  private static void read() {
    int seen = x;
    assert seen == 0 || seen == 1;
  }
}

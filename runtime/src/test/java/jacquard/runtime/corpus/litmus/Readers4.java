package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Four threads read a field that another writes; each before or after the write. */
@Expect(value = "holds", about = "plain field", executions = 16)
public final class Readers4 {
  static int x;

  private Readers4() {}

  public static void main() throws InterruptedException {
    Together.run(() -> x = 1, Readers4::read, Readers4::read, Readers4::read, Readers4::read);
  }

  private static void read() {
    int seen = x;
    assert seen == 0 || seen == 1;
  }
}

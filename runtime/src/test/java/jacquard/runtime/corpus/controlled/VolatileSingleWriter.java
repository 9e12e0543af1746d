package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Only one thread writes the volatile field, so what the other reads never decreases. */
@Expect(value = "holds", about = "volatile increment", executions = 6)
@SuppressWarnings("NonAtomicVolatileUpdate") // there is one writer
public final class VolatileSingleWriter {
  static volatile int count;

  private VolatileSingleWriter() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          count++;
          count++;
        },
        () -> {
          int first = count;
          int second = count;
          assert first <= second;
        });
    assert count == 2;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The data are written before the volatile flag, so who sees the flag sees them. */
@Expect(value = "holds", about = "volatile flag", executions = 2)
public final class WriteThenPublish {
  static volatile boolean ready;
  static int data;

  private WriteThenPublish() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          data = 42;
          ready = true;
        },
        () -> {
          if (ready) {
            assert data == 42;
          }
        });
  }
}

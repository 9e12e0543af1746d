package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The flag is set before the data are written, so a reader may see the one without the other. */
@Expect(value = "assertion", about = "volatile flag", executions = 3, violations = 1)
public final class PublishBeforeWrite {
  static volatile boolean ready;
  static int data;

  private PublishBeforeWrite() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          ready = true;
          data = 42;
        },
        () -> {
          if (ready) {
            assert data == 42;
          }
        });
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/**
 * The flag is released before the data are written, so a reader may see the one without the other.
 */
@Expect(value = "assertion", about = "VarHandle of a static", executions = 3, violations = 1)
public final class VarHandleReleaseTooEarly {
  private static final VarHandle READY = Fields.staticHandle(State.class, "ready", boolean.class);
  static int data;

  private VarHandleReleaseTooEarly() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          READY.setRelease(true);
          data = 42;
        },
        () -> {
          if ((boolean) READY.getAcquire()) {
            assert data == 42;
          }
        });
  }

  static final class State {
    static boolean ready;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** The data are written before the flag is released, so who acquires the flag sees them. */
@Expect(value = "holds", about = "VarHandle of a static", executions = 2)
public final class VarHandleReleaseAndAcquire {
  private static final VarHandle READY = Fields.staticHandle(State.class, "ready", boolean.class);
  static int data;

  private VarHandleReleaseAndAcquire() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          data = 42;
          READY.setRelease(true);
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

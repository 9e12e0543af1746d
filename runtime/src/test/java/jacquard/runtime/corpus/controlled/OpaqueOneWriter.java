package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** One thread sets ever higher values, which another never sees decrease. */
@Expect(value = "holds", about = "VarHandle opaque", executions = 6)
public final class OpaqueOneWriter {
  private static final VarHandle PROGRESS = Fields.handle(State.class, "count");

  private OpaqueOneWriter() {}

  public static void main() throws InterruptedException {
    State state = new State();
    Together.run(
        () -> {
          PROGRESS.setOpaque(state, 1);
          PROGRESS.setOpaque(state, 2);
        },
        () -> {
          int first = (int) PROGRESS.getOpaque(state);
          int second = (int) PROGRESS.getOpaque(state);
          assert first <= second;
        });
  }

  static final class State {
    int count;
  }
}

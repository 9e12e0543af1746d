package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** Two threads get and set in opaque mode: an update can be lost. */
@Expect(value = "assertion", about = "VarHandle opaque", executions = 4, violations = 2)
public final class OpaqueTwoWriters {
  private static final VarHandle PROGRESS = Fields.handle(State.class, "count");

  private OpaqueTwoWriters() {}

  public static void main() throws InterruptedException {
    State state = new State();
    Together.run(() -> advance(state), () -> advance(state));
    assert (int) PROGRESS.getOpaque(state) == 2;
  }

  private static void advance(State state) {
    int seen = (int) PROGRESS.getOpaque(state);
    PROGRESS.setOpaque(state, seen + 1);
  }

  static final class State {
    int count;
  }
}

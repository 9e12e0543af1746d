package jacquard.library.programs;

import jacquard.library.Expect;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlowKt;

/** Two threads read and write the value of a flow, and one increment is lost. */
@Expect(value = "assertion", library = "kotlinx-coroutines-core-jvm")
public final class CoroutineStateGetThenSet {

  private CoroutineStateGetThenSet() {}

  public static void main() throws Exception {
    MutableStateFlow<Integer> state = StateFlowKt.MutableStateFlow(0);
    Threads.Body increment = () -> state.setValue(state.getValue() + 1);
    Threads.run(increment, increment);
    assert state.getValue() == 2;
  }
}

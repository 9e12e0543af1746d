package jacquard.model;

import java.util.Optional;

/**
 * Runs a model. States are the caller's arrays, long enough for {@link #maxLength()}; a machine
 * keeps nothing between calls but its tables. Not for several threads.
 */
public interface Machine {
  Model model();

  /** No state is longer. */
  int maxLength();

  /** Writes the first state and returns its length. */
  int initial(byte[] state);

  /**
   * Lists what can happen in a state, without changing it: only steps of the process that runs
   * alone, if there is one, even where it has none.
   *
   * @return how many transitions there are; if more than fit, only those that fit are listed
   * @throws FaultException if a condition cannot be evaluated
   */
  int enabled(byte[] state, long[] transitions);

  /**
   * Lists what a process can do in a state, as if there were no others to run alone and no timeout.
   * A rendezvous is listed with its sender only.
   *
   * @return as for {@link #enabled}
   */
  int enabledOf(byte[] state, int process, long[] transitions);

  /** Another machine for the same model, to be used by another thread. */
  Machine twin();

  /**
   * Performs a transition that {@link #enabled} listed.
   *
   * @return the length of the new state
   * @throws FaultException if it cannot be completed; the state is then of no use
   */
  int perform(byte[] state, long transition);

  /** The assertion that failed in the last transition performed; the run may go on after it. */
  Optional<Fault> failedAssertion();

  /** The length of a state. */
  default int length(byte[] state) {
    return model().length(state[Layout.COUNT] & 0xff);
  }

  /** Whether some process runs alone. */
  static boolean isExclusive(byte[] state) {
    return state[Layout.HOLDER] != 0;
  }

  /** Lets all processes run again, where the one that ran alone cannot move. */
  static void shareAgain(byte[] state) {
    state[Layout.HOLDER] = 0;
  }

  /** Where the frame of a process starts. */
  default int frame(int process) {
    return model().length(process);
  }

  /** The location of a process. */
  default int location(byte[] state, int process) {
    int frame = frame(process);
    return (state[frame + Layout.LOCATION] & 0xff)
        | (state[frame + Layout.LOCATION + 1] & 0xff) << 8;
  }

  /** The graph of a process. */
  default ProcessGraph graph(byte[] state, int process) {
    return model().process(state[frame(process) + Layout.KIND] & 0xff);
  }

  /** Whether the event trace, if there is one, is where it may stay for ever. */
  default boolean isAtEndOfTrace(byte[] state) {
    return model().trace().isEmpty() || model().trace().get().location(state).is(Location.Mark.END);
  }

  /** Whether all processes are where they may stay for ever, and the event trace is. */
  default boolean isValidEnd(byte[] state) {
    int count = state[Layout.COUNT] & 0xff;
    for (int p = 0; p < count; p++) {
      if (!graph(state, p).location(location(state, p)).is(Location.Mark.END)) {
        return false;
      }
    }
    return isAtEndOfTrace(state);
  }
}

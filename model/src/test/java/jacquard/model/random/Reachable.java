package jacquard.model.random;

import jacquard.model.FaultException;
import jacquard.model.Machine;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** Goes through the states that a model can reach, up to a limit. */
public final class Reachable {
  private static final int MAX_TRANSITIONS = 1000;

  private final Machine machine;
  private final int maxStates;
  private final Deque<byte[]> open = new ArrayDeque<>();
  private final Set<ByteBuffer> seen = new HashSet<>();

  public Reachable(Machine machine, int maxStates) {
    this.machine = machine;
    this.maxStates = maxStates;
    byte[] first = new byte[machine.maxLength()];
    machine.initial(first);
    add(first);
  }

  private void add(byte[] state) {
    byte[] bytes = Arrays.copyOf(state, machine.length(state));
    if (seen.size() < maxStates && seen.add(ByteBuffer.wrap(bytes))) {
      open.add(bytes);
    }
  }

  public boolean hasNext() {
    return !open.isEmpty();
  }

  /** The next state, in an array that is long enough for every state. */
  public byte[] next() {
    byte[] state = Arrays.copyOf(open.remove(), machine.maxLength());
    long[] transitions = enabled(machine, state);
    if (transitions.length == 0 && Machine.isExclusive(state)) {
      byte[] shared = state.clone();
      Machine.shareAgain(shared);
      add(shared);
    }
    for (long transition : transitions) {
      byte[] after = state.clone();
      if (perform(machine, after, transition).startsWith("done")) {
        add(after);
      }
    }
    return state;
  }

  /** What can happen in a state; nothing if a condition cannot be evaluated. */
  public static long[] enabled(Machine machine, byte[] state) {
    long[] transitions = new long[MAX_TRANSITIONS];
    try {
      return Arrays.copyOf(transitions, machine.enabled(state, transitions));
    } catch (FaultException _) {
      return new long[0];
    }
  }

  /** Performs a transition; says whether it was done, what was asserted in vain, or what failed. */
  public static String perform(Machine machine, byte[] state, long transition) {
    try {
      machine.perform(state, transition);
      return "done " + machine.failedAssertion();
    } catch (FaultException e) {
      return "fault " + e.fault();
    }
  }
}

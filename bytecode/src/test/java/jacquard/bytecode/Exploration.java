package jacquard.bytecode;

import jacquard.model.FaultException;
import jacquard.model.Model;
import jacquard.model.run.Interpreter;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/** All that can happen in a model, state by state, without any reduction. */
final class Exploration {
  private static final String DEADLOCK = "deadlock";

  private Exploration() {}

  /** The words for all violations that can be reached. */
  static Set<String> violations(Model model) {
    Interpreter interpreter = new Interpreter(model);
    byte[] first = new byte[interpreter.maxLength()];
    interpreter.initial(first);
    Set<java.nio.ByteBuffer> seen = new HashSet<>();
    Deque<byte[]> open = new ArrayDeque<>();
    open.push(first);
    Set<String> violations = new TreeSet<>();
    long[] transitions = new long[256];
    while (!open.isEmpty()) {
      byte[] state = open.pop();
      byte[] key = Arrays.copyOf(state, interpreter.length(state));
      if (!seen.add(java.nio.ByteBuffer.wrap(key))) {
        continue;
      }
      int count = interpreter.enabled(state, transitions);
      if (count == 0 && !interpreter.isValidEnd(state)) {
        violations.add(DEADLOCK);
      }
      for (long transition : Arrays.copyOf(transitions, count)) {
        byte[] next = state.clone();
        try {
          interpreter.perform(next, transition);
        } catch (FaultException e) {
          throw new IllegalStateException("a model of Java has a fault of its own", e);
        }
        interpreter
            .failedAssertion()
            .ifPresentOrElse(
                fault -> violations.add(fault.message().replace(" failed", "")),
                () -> open.push(next));
      }
    }
    return violations;
  }
}

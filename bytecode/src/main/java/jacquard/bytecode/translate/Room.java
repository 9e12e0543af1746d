package jacquard.bytecode.translate;

import jacquard.model.FaultException;
import jacquard.model.Model;
import jacquard.model.Transition;
import jacquard.model.run.Interpreter;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * For how many executions of its program, of those that end, a model has room. If there is room for
 * none, whatever is said of those that it has room for is said of nothing.
 */
public enum Room {
  FOR_SOME,
  FOR_NONE,
  /** None was found, and not all of the model was looked at. */
  NOT_KNOWN;

  private static final int MOST_TRANSITIONS = 4096;

  /**
   * Looks for one, depth first.
   *
   * @param maxStates how much of the model is looked at
   */
  public static Room of(Model model, int maxStates) {
    Interpreter interpreter = new Interpreter(model);
    byte[] first = new byte[interpreter.maxLength()];
    interpreter.initial(first);
    Set<ByteBuffer> seen = new HashSet<>();
    Deque<byte[]> open = new ArrayDeque<>();
    open.push(first);
    long[] transitions = new long[MOST_TRANSITIONS];
    while (!open.isEmpty()) {
      byte[] state = open.pop();
      if (!seen.add(ByteBuffer.wrap(Arrays.copyOf(state, interpreter.length(state))))) {
        continue;
      }
      if (seen.size() > maxStates) {
        return NOT_KNOWN;
      }
      int count = interpreter.enabled(state, transitions);
      if (count == 0) {
        return FOR_SOME;
      }
      if (Arrays.stream(transitions, 0, count).noneMatch(t -> needsMore(model, t))) {
        for (int n = 0; n < count; n++) {
          open.push(after(interpreter, state, transitions[n]));
        }
      }
    }
    return FOR_NONE;
  }

  private static boolean needsMore(Model model, long transition) {
    return model.edges().get(Transition.edge(transition)).text().equals(ModelBuilder.NO_ROOM);
  }

  private static byte[] after(Interpreter interpreter, byte[] state, long transition) {
    byte[] next = state.clone();
    try {
      interpreter.perform(next, transition);
    } catch (FaultException e) {
      throw new IllegalStateException("a model of Java has a fault of its own", e);
    }
    return next;
  }
}

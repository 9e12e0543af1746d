package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.FaultException;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.model.run.Interpreter;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The compiler is held to the interpreter, state by state. */
class MachinesAgreeTest {
  private static final int MAX_STATES = 2000;

  static List<Corpus> corpus() {
    return Corpus.all();
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void compiledCodeDoesWhatTheInterpreterDoes(Corpus entry) {
    Machine interpreter = new Interpreter(entry.model());
    Machine compiled = Compiler.compile(entry.model());
    byte[] first = new byte[interpreter.maxLength()];
    interpreter.initial(first);
    Deque<byte[]> open = new ArrayDeque<>(List.of(first));
    Set<List<Byte>> seen = new HashSet<>();
    while (!open.isEmpty() && seen.size() < MAX_STATES) {
      byte[] state = open.remove();
      long[] expected = enabled(interpreter, state);
      assertThat(enabled(compiled, state)).isEqualTo(expected);
      if (expected.length == 0 && Machine.isExclusive(state)) {
        byte[] shared = state.clone();
        Machine.shareAgain(shared);
        open.add(shared);
      }
      for (long transition : expected) {
        byte[] one = state.clone();
        byte[] other = state.clone();
        String outcome = perform(interpreter, one, transition);
        assertThat(perform(compiled, other, transition)).isEqualTo(outcome);
        if (!outcome.startsWith("fault")) {
          byte[] reached = Arrays.copyOf(one, interpreter.length(one));
          assertThat(Arrays.copyOf(other, compiled.length(other))).isEqualTo(reached);
          if (seen.add(boxed(reached))) {
            open.add(one);
          }
        }
      }
    }
  }

  /** The transitions; a fault is shown as one, so that faults are compared too. */
  private static long[] enabled(Machine machine, byte[] state) {
    long[] transitions = new long[256];
    try {
      return Arrays.copyOf(transitions, machine.enabled(state, transitions));
    } catch (FaultException e) {
      throw new AssertionError("no model of the corpus has a fault in a condition", e);
    }
  }

  private static String perform(Machine machine, byte[] state, long transition) {
    try {
      machine.perform(state, transition);
      return "done " + machine.failedAssertion();
    } catch (FaultException e) {
      return "fault " + e.fault();
    }
  }

  private static List<Byte> boxed(byte[] state) {
    Byte[] boxed = new Byte[state.length];
    Arrays.setAll(boxed, i -> state[i]);
    return List.of(boxed);
  }
}

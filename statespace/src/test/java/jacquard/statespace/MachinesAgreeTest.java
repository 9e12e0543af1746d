package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.FaultException;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.analysis.DeadVariables;
import jacquard.model.compile.Compiler;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.random.RandomChoices;
import jacquard.promela.random.RandomModel;
import jacquard.promela.random.RandomPriorities;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The compiler is held to the interpreter, state by state. */
class MachinesAgreeTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 200);
  private static final int MAX_STATES = 500;

  static List<Corpus> corpus() {
    return Corpus.all();
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void compiledCodeDoesWhatTheInterpreterDoes(Corpus entry) {
    compare(entry.model(), entry.name());
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void compiledCodeForgetsWhatTheInterpreterForgets(Corpus entry) {
    compare(DeadVariables.forget(entry.model()), entry.name());
  }

  @Test
  void compiledCodeOfRandomModelsForgetsWhatTheInterpreterForgets() {
    for (long seed = 0; seed < MODELS; seed++) {
      String text = RandomModel.withManyLocals(seed);
      Model model = Promela.parse("random.pml", text);
      compare(DeadVariables.forget(model), "seed " + seed + "\n" + text);
    }
  }

  @Test
  void compiledCodeOfChoicesInChoicesDoesWhatTheInterpreterDoes() {
    for (long seed = 0; seed < MODELS; seed++) {
      String text = RandomChoices.text(seed);
      try {
        compare(Promela.parse("random.pml", text), "seed " + seed + "\n" + text);
      } catch (PromelaException _) {
        // some jumps lead only to each other
      }
    }
  }

  @Test
  void compiledCodeOfProcessesWithPrioritiesDoesWhatTheInterpreterDoes() {
    for (long seed = 0; seed < MODELS; seed++) {
      String text = RandomPriorities.text(seed);
      compare(Promela.parse("random.pml", text), "seed " + seed + "\n" + text);
    }
  }

  private static void compare(Model model, String name) {
    Machine interpreter = new Interpreter(model);
    Machine compiled = Compiler.compile(model);
    byte[] first = new byte[interpreter.maxLength()];
    interpreter.initial(first);
    Deque<byte[]> open = new ArrayDeque<>(List.of(first));
    Set<List<Byte>> seen = new HashSet<>();
    while (!open.isEmpty() && seen.size() < MAX_STATES) {
      byte[] state = open.remove();
      Steps expected = Steps.in(state, interpreter);
      assertThat(Steps.in(state, compiled)).as(name).isEqualTo(expected);
      if (expected.transitions().isEmpty() && Machine.isExclusive(state)) {
        byte[] shared = state.clone();
        Machine.shareAgain(shared);
        open.add(shared);
      }
      for (long transition : expected.transitions()) {
        byte[] one = state.clone();
        byte[] other = state.clone();
        String outcome = perform(interpreter, one, transition);
        assertThat(perform(compiled, other, transition)).as(name).isEqualTo(outcome);
        if (!outcome.startsWith("fault")) {
          byte[] reached = Arrays.copyOf(one, interpreter.length(one));
          assertThat(Arrays.copyOf(other, compiled.length(other))).as(name).isEqualTo(reached);
          if (seen.add(boxed(reached))) {
            open.add(one);
          }
        }
      }
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

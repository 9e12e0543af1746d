package jacquard.model.compile;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Command;
import jacquard.model.FaultException;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.Transition;
import jacquard.model.analysis.DeadVariables;
import jacquard.model.random.RandomGraphs;
import jacquard.model.random.Reachable;
import jacquard.model.run.Interpreter;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Compiled models do what the interpreter does, in every state. */
class CompilerTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 200);
  private static final int MAX_STATES = 200;

  private final Set<String> performed = new TreeSet<>();

  @Test
  void compiledModelsHaveTheSameSuccessors() {
    for (long seed = 0; seed < MODELS; seed++) {
      compare(RandomGraphs.model(seed), "seed " + seed);
    }
    Set<String> commands = new TreeSet<>();
    for (Class<?> command : Command.class.getPermittedSubclasses()) {
      commands.add(command.getSimpleName());
    }
    assertThat(performed).isEqualTo(commands);
  }

  @Test
  void compiledModelsForgetTheSame() {
    for (long seed = 0; seed < MODELS; seed++) {
      compare(DeadVariables.forget(RandomGraphs.model(seed)), "seed " + seed);
    }
  }

  private void compare(Model model, String name) {
    Machine interpreter = new Interpreter(model);
    Machine compiled = Compiler.compile(model);
    Reachable states = new Reachable(interpreter, MAX_STATES);
    while (states.hasNext()) {
      byte[] state = states.next();
      assertThat(listed(compiled, state)).as(name).isEqualTo(listed(interpreter, state));
      for (long transition : Reachable.enabled(interpreter, state)) {
        performed.add(commandOf(model, transition));
        byte[] expected = state.clone();
        byte[] reached = state.clone();
        String outcome = Reachable.perform(interpreter, expected, transition);
        assertThat(Reachable.perform(compiled, reached, transition)).as(name).isEqualTo(outcome);
        if (outcome.startsWith("done")) {
          assertThat(Arrays.copyOf(reached, compiled.length(reached)))
              .as(name)
              .isEqualTo(Arrays.copyOf(expected, interpreter.length(expected)));
        }
      }
    }
  }

  private static String commandOf(Model model, long transition) {
    int edge = Transition.edge(transition);
    return model.edges().get(edge).command().getClass().getSimpleName();
  }

  private static String listed(Machine machine, byte[] state) {
    long[] transitions = new long[1000];
    try {
      int found = machine.enabled(state, transitions);
      return Arrays.toString(Arrays.copyOf(transitions, found));
    } catch (FaultException e) {
      return e.fault().toString();
    }
  }
}

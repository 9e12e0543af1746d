package jacquard.symbolic.encode;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Model;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomChoices;
import jacquard.promela.random.RandomLockModel;
import jacquard.promela.random.RandomLoopModel;
import jacquard.promela.random.RandomModel;
import jacquard.promela.random.RandomShortModel;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Simulation;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** What the scheduler is denied leads to nothing that it does not find otherwise. */
class ModesTest {
  private static final int MAX_STATES = 2_000;

  private record Reached(Set<String> wrong, int states) {}

  @Test
  void reducedRandomModelsGoWrongInTheSameWays() {
    List<LongFunction<String>> kinds =
        List.of(
            RandomModel::text,
            RandomChoices::text,
            RandomLockModel::text,
            RandomLoopModel::text,
            RandomShortModel::text);
    int compared = 0;
    for (LongFunction<String> kind : kinds) {
      for (long seed = 0; seed < 40; seed++) {
        compared += compare(kind.apply(seed)) ? 1 : 0;
      }
    }
    assertThat(compared).isGreaterThan(120);
  }

  @Test
  void locksMakeSetsSmaller() {
    int all = 0;
    int stubborn = 0;
    int transactions = 0;
    for (long seed = 0; seed < 60; seed++) {
      Map<Mode, Reached> reached = reached(RandomLockModel.withoutLoops(seed));
      if (reached.size() == Mode.values().length) {
        all += reached.get(Mode.INTERLEAVED).states;
        stubborn += reached.get(Mode.STUBBORN).states;
        transactions += reached.get(Mode.TRANSACTIONS).states;
      }
    }
    assertThat(stubborn).isLessThan(all / 2);
    assertThat(transactions).isLessThan(stubborn);
  }

  private static boolean compare(String text) {
    Map<Mode, Reached> reached;
    try {
      reached = reached(text);
    } catch (UnsupportedModelException _) {
      return false;
    }
    if (reached.size() < Mode.values().length) {
      return false;
    }
    Set<String> whole = reached.get(Mode.INTERLEAVED).wrong;
    reached.forEach((mode, r) -> assertThat(r.wrong).as("%s%n%s", mode, text).isEqualTo(whole));
    return true;
  }

  /** What each mode reaches, if that is not too much. */
  private static Map<Mode, Reached> reached(String text) {
    Model model = Promela.parse("random", text);
    Map<Mode, Reached> reached = new EnumMap<>(Mode.class);
    for (Mode mode : Mode.values()) {
      reachable(ModelCircuit.of(model, model.initial().size() + 1, mode))
          .ifPresent(r -> reached.put(mode, r));
    }
    return reached;
  }

  private static Optional<Reached> reachable(ModelCircuit circuit) {
    Simulation simulation = new Simulation(circuit.circuit());
    int inputs = circuit.circuit().inputs().size();
    boolean[] first = new boolean[circuit.circuit().latches().size()];
    for (int i = 0; i < first.length; i++) {
      first[i] = circuit.circuit().latches().get(i).initial() == Circuit.Initial.ONE;
    }
    Set<ByteBuffer> seen = new HashSet<>();
    Deque<boolean[]> open = new ArrayDeque<>();
    open.add(first);
    seen.add(key(first));
    Set<String> wrong = new TreeSet<>();
    while (!open.isEmpty()) {
      if (seen.size() > MAX_STATES) {
        return Optional.empty();
      }
      boolean[] state = open.remove();
      for (int choice = 0; choice < 1 << inputs; choice++) {
        boolean[] values = new boolean[inputs];
        for (int i = 0; i < inputs; i++) {
          values[i] = (choice >>> i & 1) != 0;
        }
        simulation.step(state, values);
        ModelCircuit.Signals signals = circuit.signals();
        if (simulation.value(signals.overflow())) {
          return Optional.empty();
        }
        boolean isFault = simulation.value(signals.fault());
        note(wrong, "fault", isFault);
        note(wrong, "assertion", simulation.value(signals.assertion()));
        note(wrong, "invalid end", simulation.value(signals.invalidEnd()));
        boolean[] next = simulation.next();
        if (!isFault && seen.add(key(next))) {
          open.add(next);
        }
      }
    }
    return Optional.of(new Reached(wrong, seen.size()));
  }

  private static void note(Set<String> wrong, String what, boolean is) {
    if (is) {
      wrong.add(what);
    }
  }

  private static ByteBuffer key(boolean[] state) {
    byte[] key = new byte[(state.length + 7) / 8];
    for (int i = 0; i < state.length; i++) {
      key[i / 8] |= (byte) (state[i] ? 1 << i % 8 : 0);
    }
    return ByteBuffer.wrap(key);
  }
}

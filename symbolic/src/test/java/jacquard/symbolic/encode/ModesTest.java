package jacquard.symbolic.encode;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Model;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomChoices;
import jacquard.promela.random.RandomLockModel;
import jacquard.promela.random.RandomLoopModel;
import jacquard.promela.random.RandomModel;
import jacquard.promela.random.RandomShortModel;
import jacquard.symbolic.circuit.Simulation;
import java.util.ArrayDeque;
import java.util.BitSet;
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

  /** Many models of every kind, on demand. */
  private static final int MORE = Integer.getInteger("jacquard.symbolic.modes", 40);

  private static final long FIRST = Long.getLong("jacquard.symbolic.from", 0L);

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
  void reducedModelsOfEveryKindGoWrongInTheSameWays() {
    int compared = 0;
    for (long seed = FIRST; seed < FIRST + MORE; seed++) {
      compared += compare(RandomTexts.text(seed)) ? 1 : 0;
    }
    assertThat(compared).isGreaterThan(MORE / 2);
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
      reachable(ModelCircuit.of(model, new Room(model.initial().size() + 1, 100), mode))
          .ifPresent(r -> reached.put(mode, r));
    }
    return reached;
  }

  /** All that can be reached, 64 choices of the scheduler at once. */
  private static Optional<Reached> reachable(ModelCircuit circuit) {
    Simulation simulation = new Simulation(circuit.circuit());
    simulation.reset();
    Set<BitSet> seen = new HashSet<>();
    Deque<BitSet> open = new ArrayDeque<>();
    BitSet first = new BitSet();
    for (int i = 0; i < circuit.circuit().latches().size(); i++) {
      first.set(i, simulation.latch(i) != 0);
    }
    open.add(first);
    seen.add(first);
    Set<String> wrong = new TreeSet<>();
    ModelCircuit.Signals signals = circuit.signals();
    int choices = 1 << circuit.circuit().inputs().size();
    while (!open.isEmpty()) {
      if (seen.size() > MAX_STATES) {
        return Optional.empty();
      }
      BitSet state = open.remove();
      for (int from = 0; from < choices; from += Long.SIZE) {
        choose(simulation, circuit, state, from);
        if ((simulation.value(signals.overflow()) | simulation.value(signals.unfinished())) != 0) {
          return Optional.empty();
        }
        long faults = simulation.value(signals.fault());
        note(wrong, "fault", faults != 0);
        note(wrong, "assertion", simulation.value(signals.assertion()) != 0);
        note(wrong, "invalid end", simulation.value(signals.invalidEnd()) != 0);
        for (int run = 0; run < Math.min(choices - from, Long.SIZE); run++) {
          BitSet next = next(simulation, circuit, run);
          if ((faults >>> run & 1) == 0 && seen.add(next)) {
            open.add(next);
          }
        }
      }
    }
    return Optional.of(new Reached(wrong, seen.size()));
  }

  private static void choose(Simulation simulation, ModelCircuit circuit, BitSet state, int from) {
    for (int i = 0; i < circuit.circuit().latches().size(); i++) {
      simulation.setLatch(i, state.get(i) ? -1L : 0L);
    }
    for (int i = 0; i < circuit.circuit().inputs().size(); i++) {
      long word = 0;
      for (int run = 0; run < Long.SIZE; run++) {
        word |= ((long) (((from + run) >>> i) & 1)) << run;
      }
      simulation.setInput(i, word);
    }
    simulation.evaluate();
  }

  private static BitSet next(Simulation simulation, ModelCircuit circuit, int run) {
    BitSet next = new BitSet();
    for (int i = 0; i < circuit.circuit().latches().size(); i++) {
      int literal = circuit.circuit().latches().get(i).next();
      next.set(i, (simulation.value(literal) >>> run & 1) != 0);
    }
    return next;
  }

  private static void note(Set<String> wrong, String what, boolean is) {
    if (is) {
      wrong.add(what);
    }
  }
}

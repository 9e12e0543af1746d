package jacquard.symbolic.encode;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.Transition;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomLockModel;
import jacquard.symbolic.campaign.Tally;
import jacquard.symbolic.circuit.Simulation;
import jacquard.symbolic.encode.ConditionalStubbornSets.Relation;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Sections 3 and 4.2 of Kahlon, Gupta and Sinha: the sets, in explicit form and in circuits. */
class LockPatternsTest {
  private static final int MODELS = Integer.getInteger("jacquard.symbolic.locks", 60);
  private static final long FIRST = Long.getLong("jacquard.symbolic.from", 0L);

  private static final String FIGURE_1 =
      """
      bit lk;
      byte x;
      active proctype T1() {
        byte a;
        L1a: a = 0;
        L2a: atomic { lk == 0 -> lk = 1 };
        L3a: x = 1;
        L4a: lk = 0;
        L5a: a = 4
      }
      active proctype T2() {
        byte z;
        L1b: z = 5;
        L2b: atomic { lk == 0 -> lk = 1 };
        L3b: x = 2;
        L4b: lk = 0;
        L5b: x = 6
      }
      """;

  private static final String FIGURE_2 =
      """
      bit lk1, lk2;
      byte x, y, z;
      active proctype T1() {
        byte a;
        L1a: a = 1;
        L2a: atomic { lk1 == 0 -> lk1 = 1 };
        L3a: atomic { lk2 == 0 -> lk2 = 1 };
        L4a: y = 1;
        L5a: lk2 = 0;
        L6a: x = 0;
        L7a: lk1 = 0
      }
      active proctype T2() {
        byte b;
        L1b: b = 0;
        L2b: atomic { lk2 == 0 -> lk2 = 1 };
        L3b: atomic { lk1 == 0 -> lk1 = 1 };
        L4b: z = 2;
        L5b: lk1 = 0;
        L6b: x = 1;
        L7b: lk2 = 0
      }
      """;

  /** A figure, and a state of it. */
  private record At(Model model, ReachableStates states, int number) {
    static At labels(String text, String first, String second) {
      Model model = Promela.parse("figure.pml", text);
      Machine machine = new Interpreter(model);
      ReachableStates states = ReachableStates.of(machine, 10_000).orElseThrow();
      for (int s = 0; s < states.count(); s++) {
        byte[] state = states.state(s);
        if (isAt(machine, state, 0, first) && isAt(machine, state, 1, second)) {
          return new At(model, states, s);
        }
      }
      throw new AssertionError("nothing is at " + first + " and " + second);
    }

    private static boolean isAt(Machine machine, byte[] state, int process, String label) {
      return state[Layout.COUNT] == 2
          && machine.graph(state, process).labels().get(label) == machine.location(state, process);
    }

    /** Who is in the set that is made from the transition of the first process. */
    Set<Integer> explicit(Relation relation) {
      long seed =
          states.moves(number).stream()
              .map(ReachableStates.Move::transition)
              .filter(t -> Transition.process(t) == 0)
              .findFirst()
              .orElseThrow();
      return new ConditionalStubbornSets(model, states, relation)
          .from(number, seed).stream().map(Transition::process).collect(Collectors.toSet());
    }

    /** Who is in the set J of the first process, in the circuit. */
    Set<Integer> closure(Mode mode) {
      Circuits circuits = new Circuits(model, mode);
      return circuits.closures(states.state(number))[0].stream()
          .boxed()
          .collect(Collectors.toSet());
    }

    /** Whom the circuit lets move. */
    Set<Integer> chosen(Mode mode) {
      return new Circuits(model, mode)
          .chosen(states.state(number)).stream().boxed().collect(Collectors.toSet());
    }
  }

  /** What the circuit computes in a state. */
  private static final class Circuits {
    private final ModelCircuit circuit;
    private final Simulation simulation;

    Circuits(Model model, Mode mode) {
      circuit = ModelCircuit.of(model, new Room(model.initial().size() + 2, 20), mode);
      simulation = new Simulation(circuit.circuit());
    }

    private void look(byte[] state) {
      boolean[] latches = circuit.latches(state);
      for (int i = 0; i < latches.length; i++) {
        simulation.setLatch(i, latches[i] ? -1L : 0L);
      }
      simulation.evaluate();
    }

    BitSet chosen(byte[] state) {
      look(state);
      BitSet chosen = new BitSet();
      for (int p = 0; p < state[Layout.COUNT]; p++) {
        chosen.set(p, simulation.value(circuit.stubborn().orElseThrow().contains(p)) != 0);
      }
      return chosen;
    }

    BitSet[] closures(byte[] state) {
      look(state);
      BitSet[] closures = new BitSet[state[Layout.COUNT]];
      for (int i = 0; i < closures.length; i++) {
        closures[i] = new BitSet();
        for (int j = 0; j < closures.length; j++) {
          int literal = circuit.stubborn().orElseThrow().contains(i, j);
          closures[i].set(j, simulation.value(literal) != 0);
        }
      }
      return closures;
    }
  }

  @Test
  void inFigure1NobodyInterferesWhileTheFirstThreadHoldsTheLock() {
    At s = At.labels(FIGURE_1, "L3a", "L1b");
    assertThat(s.explicit(Relation.STATIC)).containsExactly(0, 1);
    assertThat(s.explicit(Relation.LOCK_PATTERNS)).containsExactly(0);
    assertThat(s.closure(Mode.STUBBORN)).containsExactly(0, 1);
    assertThat(s.closure(Mode.TRANSACTIONS)).containsExactly(0);
    assertThat(s.chosen(Mode.TRANSACTIONS)).containsExactly(0);
  }

  @Test
  void inFigure1TheUnprotectedAccessInterferes() {
    At s = At.labels(FIGURE_1, "L3a", "L5b");
    for (Relation relation : Relation.values()) {
      assertThat(s.explicit(relation)).as("%s", relation).containsExactly(0, 1);
    }
    assertThat(s.closure(Mode.STUBBORN)).containsExactly(0, 1);
    assertThat(s.closure(Mode.TRANSACTIONS)).containsExactly(0, 1);
    assertThat(s.chosen(Mode.TRANSACTIONS)).containsExactly(0, 1);
  }

  @Test
  void inFigure2ALockOnTheWayIsEnough() {
    At s = At.labels(FIGURE_2, "L6a", "L1b");
    assertThat(s.explicit(Relation.STATIC)).containsExactly(0, 1);
    assertThat(s.explicit(Relation.LOCK_PATTERNS)).containsExactly(0);
    assertThat(s.closure(Mode.STUBBORN)).containsExactly(0, 1);
    assertThat(s.closure(Mode.TRANSACTIONS)).containsExactly(0);
    assertThat(s.chosen(Mode.TRANSACTIONS)).containsExactly(0);
  }

  @Test
  void setsWithLockPatternsAreSubsetsAndPersistent() {
    Tally tally = new Tally();
    for (long seed = FIRST; seed < FIRST + MODELS; seed++) {
      String text = seed % 2 == 0 ? RandomLockModel.text(seed) : RandomLockModel.withoutLoops(seed);
      Model model = Promela.parse("random", text);
      Optional<ReachableStates> states = ReachableStates.of(new Interpreter(model), 1500);
      if (states.isPresent()) {
        tally.count("models");
        tally.add("smaller", compare(model, states.get(), "seed " + seed + "\n" + text) ? 1 : 0);
      }
      tally.done(seed);
    }
    tally.write(FIRST + MODELS - 1);
    assertThat(tally.of("models")).isGreaterThan(MODELS / 4);
    assertThat(tally.of("smaller")).isGreaterThan(tally.of("models") / 8);
  }

  /** Whether lock patterns make some set of the model smaller. */
  private static boolean compare(Model model, ReachableStates states, String text) {
    Map<Relation, ConditionalStubbornSets> algorithms = new EnumMap<>(Relation.class);
    for (Relation relation : Relation.values()) {
      algorithms.put(relation, new ConditionalStubbornSets(model, states, relation));
    }
    boolean smaller = false;
    int stride = 1 + states.count() / 40;
    for (int s = 0; s < states.count(); s += stride) {
      if (isTimeout(model, states.state(s))) {
        continue;
      }
      for (ReachableStates.Move seed : states.moves(s)) {
        Map<Relation, Set<Long>> sets = new EnumMap<>(Relation.class);
        for (Relation relation : Relation.values()) {
          Set<Long> set = algorithms.get(relation).from(s, seed.transition());
          sets.put(relation, set);
          assertThat(isPersistent(states, s, set)).as("%s in %d, %s", relation, s, text).isTrue();
        }
        Set<Long> whole = sets.get(Relation.STATIC);
        assertThat(whole).as(text).containsAll(sets.get(Relation.LOCK_PATTERNS));
        assertThat(whole).as(text).containsAll(sets.get(Relation.EXACT));
        smaller |= sets.get(Relation.LOCK_PATTERNS).size() < whole.size();
      }
    }
    return smaller;
  }

  private static boolean isTimeout(Model model, byte[] state) {
    Machine machine = new Interpreter(model);
    long[] one = new long[1];
    for (int p = 0; p < state[Layout.COUNT]; p++) {
      if (machine.enabledOf(state, p, one) > 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether nothing that happens without the set depends on a transition of it. */
  private static boolean isPersistent(ReachableStates states, int from, Set<Long> set) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(Set.of(from));
    seen.set(from);
    while (!open.isEmpty()) {
      int s = open.remove();
      for (ReachableStates.Move outside : states.moves(s)) {
        if (set.contains(outside.transition())) {
          continue;
        }
        for (long t : set) {
          if (!commute(states, s, t, outside.transition())) {
            return false;
          }
        }
        for (int target : outside.targets()) {
          if (!seen.get(target)) {
            seen.set(target);
            open.add(target);
          }
        }
      }
    }
    return true;
  }

  private static boolean commute(ReachableStates states, int s, long one, long other) {
    return after(states, s, List.of(one, other)).equals(after(states, s, List.of(other, one)))
        && !after(states, s, List.of(one, other)).isEmpty();
  }

  private static Set<Integer> after(ReachableStates states, int from, List<Long> path) {
    Set<Integer> now = new TreeSet<>(Set.of(from));
    for (long transition : path) {
      Set<Integer> next = new TreeSet<>();
      for (int s : now) {
        Optional<ReachableStates.Move> move =
            states.moves(s).stream().filter(m -> m.transition() == transition).findFirst();
        if (move.isEmpty()) {
          return Set.of();
        }
        next.addAll(move.get().targets());
      }
      now = next;
    }
    return now;
  }

  @Test
  void circuitsComputeTheSetsOfTheExplicitForm() {
    Tally tally = new Tally();
    for (long seed = FIRST; seed < FIRST + MODELS; seed++) {
      String text = RandomTexts.text(seed);
      for (Mode mode : List.of(Mode.STUBBORN, Mode.TRANSACTIONS)) {
        int states = compareSets(Promela.parse("random", text), mode, "seed " + seed + "\n" + text);
        tally.add("states, " + mode.word(), states);
        tally.add("models, " + mode.word(), states > 0 ? 1 : 0);
      }
      tally.done(seed);
    }
    tally.write(FIRST + MODELS - 1);
    assertThat(tally.of("states, stubborn")).isGreaterThan(5L * MODELS);
    assertThat(tally.of("states, stubborn+transactions")).isGreaterThan(5L * MODELS);
  }

  private static int compareSets(Model model, Mode mode, String text) {
    Optional<ReachableStates> states = ReachableStates.of(new Interpreter(model), 1500);
    if (states.isEmpty() || model.allStepsDepend()) {
      return 0;
    }
    int compared = 0;
    Circuits circuits;
    try {
      circuits = new Circuits(model, mode);
    } catch (UnsupportedModelException _) {
      return 0;
    }
    ExplicitStubbornSets explicit = new ExplicitStubbornSets(circuits.circuit, mode);
    int stride = 1 + states.get().count() / 30;
    for (int s = 0; s < states.get().count(); s += stride) {
      byte[] state = states.get().state(s);
      if (state[Layout.COUNT] <= circuits.circuit.cells().slots() && !isTimeout(model, state)) {
        assertThat(circuits.closures(state))
            .as("%s, %s", mode, text)
            .isEqualTo(explicit.closures(state));
        assertThat(circuits.chosen(state))
            .as("%s, %s", mode, text)
            .isEqualTo(explicit.chosen(state));
        compared++;
      }
    }
    return compared;
  }
}

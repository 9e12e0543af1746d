package jacquard.model.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.Transition;
import jacquard.model.Variable;
import jacquard.model.random.RandomGraphs;
import jacquard.model.random.Reachable;
import jacquard.model.run.Interpreter;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What the static analyses say of steps holds in every state that a random model reaches. */
class StaticDependenceTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 300);
  private static final int MAX_STATES = 200;

  @Test
  void independentStepsCommute() {
    int pairs = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      Model model = RandomGraphs.model(seed);
      if (!model.allStepsDepend()) {
        pairs += compare(model, new Interpreter(model), "seed " + seed);
      }
    }
    assertThat(pairs).isGreaterThan(10 * MODELS);
  }

  /** How many pairs of steps commute. */
  private static int compare(Model model, Machine machine, String name) {
    Footprints footprints = new Footprints(model);
    StaticDependence dependence =
        new StaticDependence(model, footprints, new Locks(model, footprints));
    int pairs = 0;
    Reachable states = new Reachable(machine, MAX_STATES);
    while (states.hasNext()) {
      byte[] state = states.next();
      if (Machine.isExclusive(state)) {
        continue;
      }
      long[] enabled = Reachable.enabled(machine, state);
      for (long first : enabled) {
        for (long second : enabled) {
          if (first < second
              && areIndependent(dependence, first, second)
              && (isDone(machine, state, first) || isDone(machine, state, second))) {
            String where = name + ", " + text(model, first) + " and " + text(model, second);
            assertThat(after(machine, state, first, second, where))
                .as(where)
                .isEqualTo(after(machine, state, second, first, where));
            pairs++;
          }
          if (first != second && mover(first) != mover(second)) {
            assertThat(dependence.mayBeCoEnabled(Transition.edge(first), Transition.edge(second)))
                .as(name)
                .isTrue();
          }
        }
      }
    }
    return pairs;
  }

  private static boolean isDone(Machine machine, byte[] state, long transition) {
    return Reachable.perform(machine, state.clone(), transition).startsWith("done");
  }

  private static int mover(long transition) {
    return Transition.process(transition);
  }

  private static String text(Model model, long transition) {
    return model.edges().get(Transition.edge(transition)).text();
  }

  /** The edges that a transition takes. */
  private static List<Integer> edges(long transition) {
    return Transition.isRendezvous(transition)
        ? List.of(Transition.edge(transition), Transition.partnerEdge(transition))
        : List.of(Transition.edge(transition));
  }

  private static List<Integer> movers(long transition) {
    return Transition.isRendezvous(transition)
        ? List.of(mover(transition), Transition.partner(transition))
        : List.of(mover(transition));
  }

  private static boolean areIndependent(StaticDependence dependence, long first, long second) {
    return movers(first).stream().noneMatch(movers(second)::contains)
        && edges(first).stream()
            .noneMatch(a -> edges(second).stream().anyMatch(b -> dependence.dependent(a, b)));
  }

  /** The outcome of two steps in this order; that one runs alone now is not looked at. */
  private static String after(Machine machine, byte[] from, long first, long second, String where) {
    byte[] state = from.clone();
    String one = Reachable.perform(machine, state, first);
    if (one.startsWith("fault")) {
      return one;
    }
    Machine.shareAgain(state);
    assertThat(isPossible(machine, state, second))
        .as(where + ": the second is still possible")
        .isTrue();
    String other = Reachable.perform(machine, state, second);
    if (other.startsWith("fault")) {
      return other;
    }
    Machine.shareAgain(state);
    return Arrays.toString(Arrays.copyOf(state, machine.length(state))) + sorted(one, other);
  }

  /** Whether its process can make a step, whatever conditions of others are worth. */
  private static boolean isPossible(Machine machine, byte[] state, long transition) {
    long[] transitions = new long[1000];
    int found = machine.enabledOf(state, mover(transition), transitions);
    return LongStream.of(transitions).limit(found).anyMatch(t -> t == transition);
  }

  private static String sorted(String one, String other) {
    return one.compareTo(other) < 0 ? one + other : other + one;
  }

  @Test
  void stepsWriteOnlyWhatTheirFootprintsSay() {
    for (long seed = 0; seed < MODELS; seed++) {
      Model model = RandomGraphs.model(seed);
      Machine machine = new Interpreter(model);
      Footprints footprints = new Footprints(model);
      Reachable states = new Reachable(machine, MAX_STATES);
      while (states.hasNext()) {
        byte[] state = states.next();
        for (long transition : Reachable.enabled(machine, state)) {
          byte[] reached = state.clone();
          if (Reachable.perform(machine, reached, transition).startsWith("done")) {
            requireInFootprint(model, footprints, transition, state, reached, "seed " + seed);
          }
        }
      }
    }
  }

  private static void requireInFootprint(
      Model model,
      Footprints footprints,
      long transition,
      byte[] state,
      byte[] reached,
      String name) {
    for (Variable v : model.globals()) {
      for (int at = v.offset(); at < v.offset() + v.shape().bytes(); at++) {
        int thing = at;
        assertThat(
                state[at] == reached[at]
                    || edges(transition).stream()
                        .anyMatch(
                            e ->
                                footprints.alone(e).writes(thing)
                                    || footprints.alone(e).isEverything()))
            .as("%s, %s writes %s", name, text(model, transition), v.name())
            .isTrue();
      }
    }
    assertThat(
            state[Layout.COUNT] == reached[Layout.COUNT]
                || footprints
                    .alone(Transition.edge(transition))
                    .writes(footprints.things().processes())
                || footprints.alone(Transition.edge(transition)).isEverything())
        .as(name)
        .isTrue();
  }
}

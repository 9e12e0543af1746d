package jacquard.statespace.graph;

import jacquard.model.Fault;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.statespace.Reduction;
import jacquard.statespace.Successors;
import jacquard.statespace.graph.StateGraph.Kind;
import jacquard.statespace.graph.StateGraph.Part;
import jacquard.statespace.graph.StateGraph.State;
import jacquard.statespace.graph.StateGraph.Step;
import jacquard.statespace.graph.StateGraph.Vector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Writes down the graph that a depth-first search with a reduction explores, with the condition on
 * cycles that it needs. What the reduction leaves out is added behind it. {@link
 * jacquard.statespace.SafetySearch} stores even less where it reduces: it passes over local steps
 * and forgets dead variables.
 */
public final class GraphRecorder {
  private final Machine machine;
  private final Reduction reduction;
  private final int maxStates;
  private final Successors successors;
  private final byte[] state;
  private final Map<Vector, Integer> numbers = new HashMap<>();
  private final List<Found> found = new ArrayList<>();

  /** Whether new states are added. */
  private boolean hasRoom = true;

  private GraphRecorder(Machine machine, Reduction reduction, int maxStates) {
    this.machine = machine;
    this.reduction = reduction;
    this.maxStates = maxStates;
    this.successors = new Successors(machine);
    this.state = new byte[machine.maxLength()];
  }

  /**
   * Records a graph. States that the reduction spares are in it if all states together are few
   * enough.
   *
   * @return empty if there are more states than {@code maxStates}, also with the reduction
   */
  public static Optional<StateGraph> record(Machine machine, Reduction reduction, int maxStates) {
    boolean isWhole = new GraphRecorder(machine, Reduction.NONE, maxStates).searches();
    GraphRecorder recorder = new GraphRecorder(machine, reduction, maxStates);
    if (!recorder.searches()) {
      return Optional.empty();
    }
    recorder.hasRoom = isWhole;
    recorder.addLeftOut();
    return Optional.of(new StateGraph(recorder.found.stream().map(Found::state).toList(), isWhole));
  }

  /** A state, and how far the search is with it. */
  private static final class Found {
    final Vector vector;
    final OptionalInt parent;
    final Part part;
    final Kind kind;
    final Optional<Fault> fault;
    final long[] transitions;
    final List<Step> steps = new ArrayList<>();

    /** So many transitions are to be followed. */
    int wanted;

    boolean onStack;

    /** Whether something led to a state that is not on the stack. */
    boolean leadsOn;

    Found(
        Vector vector,
        OptionalInt parent,
        Part part,
        Kind kind,
        Optional<Fault> fault,
        long[] transitions,
        int wanted) {
      this.vector = vector;
      this.parent = parent;
      this.part = part;
      this.kind = kind;
      this.fault = fault;
      this.transitions = transitions;
      this.wanted = wanted;
    }

    State state() {
      return new State(vector, parent, part, kind, fault, steps);
    }
  }

  /** Searches depth first; false if there are too many states. */
  private boolean searches() {
    machine.initial(state);
    Deque<Integer> stack = new ArrayDeque<>();
    push(add(OptionalInt.empty(), Part.FOLLOWED), stack);
    while (!stack.isEmpty()) {
      Found at = found.get(stack.getLast());
      if (at.steps.size() == at.wanted && !at.leadsOn) {
        at.wanted = at.transitions.length; // condition C3: nothing is put off for ever
      }
      if (at.steps.size() == at.wanted) {
        at.onStack = false;
        stack.removeLast();
        continue;
      }
      int before = found.size();
      Step step = follow(stack.getLast(), at.transitions[at.steps.size()], Part.FOLLOWED);
      at.steps.add(step);
      if (found.size() > maxStates) {
        return false;
      }
      if (step.target().isPresent()) {
        int target = step.target().getAsInt();
        at.leadsOn |= target >= before || !found.get(target).onStack;
        if (target >= before) {
          push(target, stack);
        }
      }
    }
    return true;
  }

  private void push(int number, Deque<Integer> stack) {
    found.get(number).onStack = true;
    stack.addLast(number);
  }

  /** Adds the steps that were not taken and, if there is room, the states behind them. */
  private void addLeftOut() {
    for (int number = 0; number < found.size(); number++) {
      Found at = found.get(number);
      while (at.steps.size() < at.transitions.length) {
        long transition = at.transitions[at.steps.size()];
        at.steps.add(follow(number, transition, Part.LEFT_OUT));
      }
    }
  }

  /** Makes one step from a state. */
  private Step follow(int source, long transition, Part part) {
    found.get(source).vector.copyTo(state);
    List<Long> performed = new ArrayList<>();
    successors.advance(state, transition, performed::add);
    Optional<Fault> fault = successors.fault();
    if (successors.isBroken()) {
      return new Step(performed, OptionalInt.empty(), fault, part);
    }
    Integer known = numbers.get(new Vector(machine, state));
    if (known != null) {
      return new Step(performed, OptionalInt.of(known), fault, part);
    }
    return new Step(
        performed,
        hasRoom ? OptionalInt.of(add(OptionalInt.of(source), part)) : OptionalInt.empty(),
        fault,
        part);
  }

  /** Adds the state at hand. */
  private int add(OptionalInt parent, Part part) {
    Vector vector = new Vector(machine, state);
    int count = successors.expand(state);
    Optional<Fault> fault = successors.fault();
    int chosen =
        count <= 0 || part == Part.LEFT_OUT
            ? 0
            : reduction.choose(state, successors.transitions(), count);
    int number = found.size();
    numbers.put(vector, number);
    found.add(
        new Found(
            vector,
            parent,
            part,
            fault.isPresent() ? Kind.ORDINARY : kind(count),
            fault,
            Arrays.copyOf(successors.transitions(), Math.max(count, 0)),
            chosen));
    return number;
  }

  private Kind kind(int count) {
    if (Machine.isExclusive(state)) {
      return Kind.EXCLUSIVE;
    }
    if (count > 0) {
      return Kind.ORDINARY;
    }
    return state[Layout.COUNT] == 0 || machine.isValidEnd(state) ? Kind.END : Kind.INVALID_END;
  }
}

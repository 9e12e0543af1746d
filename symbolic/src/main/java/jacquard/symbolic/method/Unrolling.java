package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.solver.SatSolver;
import jacquard.symbolic.solver.Tseitin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Steps of a circuit side by side in one graph, which folds constants and shares what is equal
 * between steps; a solver sees only what is asked for.
 */
final class Unrolling {
  /** Where the first step begins. */
  enum Start {
    /** In an initial state. */
    INITIAL,
    /** In any state. */
    ANY
  }

  /** What it may cost to prove that nodes are constant: where it is hard, it does not pay. */
  private static final int MAX_CONFLICTS = 10_000;

  private final Circuit circuit;
  private final Aig aig = new Aig();
  private final SatSolver solver;
  private final Tseitin tseitin;

  /** The literal of each of the circuit's nodes in the last step. */
  private final int[] current;

  private final List<int[]> latches = new ArrayList<>();
  private final List<int[]> inputs = new ArrayList<>();
  private final Start start;
  private final Optional<SampledRuns> samples;

  Unrolling(Circuit circuit, SatSolver solver, Start start) {
    this(circuit, solver, start, Optional.empty());
  }

  private Unrolling(Circuit circuit, SatSolver solver, Start start, Optional<SampledRuns> samples) {
    this.circuit = circuit;
    this.solver = solver;
    this.start = start;
    this.samples = samples;
    tseitin = new Tseitin(aig, solver);
    current = new int[circuit.aig().size()];
  }

  /**
   * Steps from the initial states, of which what is constant in a step is found out and left out:
   * most of what a program might do it cannot do at a given time. This is SAT sweeping (Kuehlmann,
   * ICCAD 2004) for constants. Nothing is swept where runs are constrained.
   */
  static Unrolling swept(Circuit circuit, SatSolver solver) {
    boolean isFree = circuit.constraints().isEmpty();
    return new Unrolling(
        circuit,
        solver,
        Start.INITIAL,
        isFree ? Optional.of(new SampledRuns(circuit)) : Optional.empty());
  }

  /** How many steps there are. */
  int steps() {
    return inputs.size();
  }

  /** Whether there may be no run of so many steps. */
  boolean isConstrained() {
    return !circuit.constraints().isEmpty();
  }

  Aig aig() {
    return aig;
  }

  /** How many states there are: one for each step, and perhaps the one after the last. */
  int states() {
    return latches.size();
  }

  /** Adds the state after the last step. */
  void advance() {
    latches.add(latches.isEmpty() ? first() : following());
  }

  /** Adds a step in which the constraints hold. */
  void extend() {
    if (states() == steps()) {
      advance();
    }
    int[] state = latches.getLast();
    for (int i = 0; i < state.length; i++) {
      current[Aig.node(circuit.latches().get(i).literal())] = state[i];
    }
    int[] fresh = new int[circuit.inputs().size()];
    for (int i = 0; i < fresh.length; i++) {
      fresh[i] = aig.leaf();
      current[Aig.node(circuit.inputs().get(i).literal())] = fresh[i];
    }
    inputs.add(fresh);
    build();
    samples.ifPresent(this::sweep);
    for (Circuit.Signal constraint : circuit.constraints()) {
      require(now(constraint.literal()));
    }
  }

  /**
   * Whether the state after the last step is the one before it, whatever the inputs are: then so
   * are all that follow. Only what the graph shows by itself counts.
   */
  boolean isSettled() {
    return Arrays.equals(following(), latches.get(steps() - 1));
  }

  private void build() {
    Aig from = circuit.aig();
    for (int node = 1; node < current.length; node++) {
      if (from.isAnd(node)) {
        current[node] = aig.and(now(from.left(node)), now(from.right(node)));
      }
    }
  }

  /** Puts constants in the place of those nodes that can be proven to be what they seem to be. */
  private void sweep(SampledRuns runs) {
    byte[] guesses = runs.guesses();
    int[] nodes = new int[guesses.length];
    int[] others = new int[guesses.length];
    int count = 0;
    for (int node = 1; node < guesses.length; node++) {
      if (guesses[node] != SampledRuns.OPEN && current[node] > Aig.TRUE) {
        nodes[count] = node;
        others[count] = solverLiteral(current[node] ^ (guesses[node] == SampledRuns.ONE ? 1 : 0));
        count++;
      }
    }
    count = proven(nodes, others, count, runs);
    for (int i = 0; i < count; i++) {
      solver.add(-others[i]);
      current[nodes[i]] = guesses[nodes[i]] == SampledRuns.ONE ? Aig.TRUE : Aig.FALSE;
    }
    if (count > 0) {
      rebuild(nodes, count);
    }
  }

  /** Leaves only those of which the solver knows no other value; says how many these are. */
  private int proven(int[] nodes, int[] others, int candidates, SampledRuns runs) {
    int count = candidates;
    while (count > 0) {
      solver.limitConflicts(MAX_CONFLICTS);
      switch (solver.solveWith(others, count, new int[0], 0)) {
        case UNSATISFIABLE -> {
          return count;
        }
        case UNKNOWN -> {
          return 0;
        }
        case SATISFIABLE -> {
          runs.learn(trace());
          int kept = 0;
          for (int i = 0; i < count; i++) {
            if (!solver.value(others[i])) {
              nodes[kept] = nodes[i];
              others[kept++] = others[i];
            }
          }
          count = kept;
        }
      }
    }
    return 0;
  }

  /** Builds the step again, around nodes that are known now. */
  private void rebuild(int[] known, int count) {
    boolean[] isKnown = new boolean[current.length];
    for (int i = 0; i < count; i++) {
      isKnown[known[i]] = true;
    }
    Aig from = circuit.aig();
    for (int node = 1; node < current.length; node++) {
      if (from.isAnd(node) && !isKnown[node]) {
        current[node] = aig.and(now(from.left(node)), now(from.right(node)));
      }
    }
  }

  private int[] first() {
    int[] state = new int[circuit.latches().size()];
    for (int i = 0; i < state.length; i++) {
      Circuit.Initial initial =
          start == Start.ANY ? Circuit.Initial.FREE : circuit.latches().get(i).initial();
      state[i] =
          switch (initial) {
            case ZERO -> Aig.FALSE;
            case ONE -> Aig.TRUE;
            case FREE -> aig.leaf();
          };
    }
    return state;
  }

  private int[] following() {
    int[] state = new int[circuit.latches().size()];
    for (int i = 0; i < state.length; i++) {
      state[i] = now(circuit.latches().get(i).next());
    }
    return state;
  }

  /** What a literal of the circuit is in the last step. */
  int now(int literal) {
    return current[literal >> 1] ^ (literal & 1);
  }

  /** What a latch is in a step. */
  int latch(int step, int index) {
    return latches.get(step)[index];
  }

  /** The solver's literal for one of the graph. */
  int solverLiteral(int literal) {
    return tseitin.literal(literal);
  }

  /** Makes a literal of the graph true for good. */
  void require(int literal) {
    if (literal != Aig.TRUE) {
      solver.add(tseitin.literal(literal));
    }
  }

  /** The value in the solver's model; false for what the solver has not seen. */
  boolean value(int literal) {
    if (literal <= Aig.TRUE) {
      return literal == Aig.TRUE;
    }
    return tseitin.has(Aig.node(literal)) && solver.value(tseitin.literal(literal));
  }

  /** The run in the solver's model. */
  Trace trace() {
    BitSet initial = values(latches.getFirst());
    return new Trace(initial, inputs.stream().map(this::values).toList());
  }

  private BitSet values(int[] literals) {
    BitSet values = new BitSet();
    for (int i = 0; i < literals.length; i++) {
      values.set(i, value(literals[i]));
    }
    return values;
  }
}

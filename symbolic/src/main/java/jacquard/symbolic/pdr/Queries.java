package jacquard.symbolic.pdr;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.method.StoppedException;
import jacquard.symbolic.solver.SatResult;
import jacquard.symbolic.solver.SatSolver;
import jacquard.symbolic.solver.Tseitin;
import java.util.Arrays;

/**
 * The questions to the solver. One solver holds the step function, the constraints, and the clauses
 * of all frames; a clause counts only where the activation literal of its level is assumed. There
 * is no second copy of the latches: what a latch is next is a literal of the step function.
 */
final class Queries implements AutoCloseable {
  /** Clauses of cubes that are gone, beside this many times those that are there. */
  private static final int STALE = 3;

  private final Circuit circuit;
  private final Setting setting;
  private final int bad;
  private SatSolver solver;
  private Tseitin tseitin;
  private Domain domain;

  /** The solver's literal for each latch. */
  private final int[] latch;

  /** The activation literal of each level; that of level 0 stands for the initial states. */
  private int[] activation = new int[16];

  private int levels;
  private long added;

  private int[] assumptions = new int[64];
  private int[] clause = new int[64];

  Queries(Circuit circuit, int property, Setting setting) {
    this.circuit = circuit;
    this.setting = setting;
    bad = circuit.bads().get(property).literal();
    latch = new int[circuit.latches().size()];
    solver = setting.solverForManyQueries();
    tseitin = new Tseitin(circuit.aig(), solver);
    load();
  }

  private void load() {
    for (int i = 0; i < latch.length; i++) {
      latch[i] = tseitin.literal(circuit.latches().get(i).literal());
    }
    for (Circuit.Signal constraint : circuit.constraints()) {
      solver.add(tseitin.literal(constraint.literal()));
    }
    domain = new Domain(circuit, tseitin);
    levels = 0;
    added = 0;
    addLevel();
    for (int i = 0; i < latch.length; i++) {
      switch (circuit.latches().get(i).initial()) {
        case ZERO -> solver.add(-activation[0], -latch[i]);
        case ONE -> solver.add(-activation[0], latch[i]);
        case FREE -> {}
      }
    }
  }

  void addLevel() {
    if (levels == activation.length) {
      activation = Arrays.copyOf(activation, 2 * levels);
    }
    activation[levels++] = solver.newVariable();
    if (levels > 2) {
      // a frame has the clauses of all levels above
      solver.add(-activation[levels - 2], activation[levels - 1]);
    }
  }

  /** Begins with a new solver where the old one holds much that is superfluous. */
  void renewIfStale(Frames frames) {
    if (added < 2000 || added < (long) STALE * frames.size()) {
      return;
    }
    int before = levels;
    solver.close();
    solver = setting.solverForManyQueries();
    tseitin = new Tseitin(circuit.aig(), solver);
    load();
    while (levels < before) {
      addLevel();
    }
    for (int level = 1; level <= frames.frontier(); level++) {
      for (Cube cube : frames.at(level)) {
        block(cube, level);
      }
    }
    for (Cube cube : frames.at(Frames.INFINITE)) {
      block(cube, Frames.INFINITE);
    }
  }

  /** Adds the clause of a cube to a level. */
  void block(Cube cube, int level) {
    added++;
    int n = negation(cube);
    if (level != Frames.INFINITE) {
      clause[n++] = -activation[level];
    }
    solver.addClause(clause, n);
  }

  private int negation(Cube cube) {
    if (cube.size() + 1 > clause.length) {
      clause = new int[2 * cube.size() + 2];
    }
    for (int i = 0; i < cube.size(); i++) {
      clause[i] = -now(cube.get(i));
    }
    return cube.size();
  }

  private int now(int literal) {
    int variable = latch[literal >> 1];
    return (literal & 1) == 0 ? variable : -variable;
  }

  private int next(int literal) {
    return tseitin.literal(nextLiteral(literal));
  }

  /** In the circuit's graph: what makes a literal of a cube true in the next step. */
  int nextLiteral(int literal) {
    return Aig.signed(circuit.latches().get(literal >> 1).next(), (literal & 1) != 0);
  }

  /** Whether frame {@code level} has a bad state. */
  boolean hasBad(int level) {
    int literal = tseitin.literal(bad);
    int n = frame(level, 1);
    assumptions[n++] = literal;
    domain.begin();
    domain.add(bad);
    domain.restrict(solver);
    return decided(solver.solve(assumptions, n));
  }

  /** Whether a step leads from frame {@code level}, without the cube, into the cube. */
  boolean reachedFromOutside(Cube cube, int level) {
    int n = into(cube, level);
    int length = negation(cube);
    return decided(solver.solveWith(clause, length, assumptions, n));
  }

  /** Whether a step leads from frame {@code level} into the cube. */
  boolean reached(Cube cube, int level) {
    int n = into(cube, level);
    return decided(solver.solve(assumptions, n));
  }

  private int into(Cube cube, int level) {
    int n = frame(level, cube.size());
    for (int i = 0; i < cube.size(); i++) {
      assumptions[n++] = next(cube.get(i));
    }
    domain.begin();
    for (int i = 0; i < cube.size(); i++) {
      domain.add(nextLiteral(cube.get(i)));
    }
    domain.restrict(solver);
    return n;
  }

  /** Assumes a frame, and makes room for more. */
  private int frame(int level, int more) {
    if (1 + more > assumptions.length) {
      assumptions = new int[2 * (1 + more)];
    }
    if (level == Frames.INFINITE) {
      return 0;
    }
    assumptions[0] = activation[level];
    return 1;
  }

  private static boolean decided(SatResult result) {
    return switch (result) {
      case SATISFIABLE -> true;
      case UNSATISFIABLE -> false;
      case UNKNOWN -> throw new StoppedException();
    };
  }

  /**
   * After a step into the cube was impossible: the part of the cube that is enough for that, made
   * so that it has no initial state.
   */
  Cube core(Cube cube, InitialStates initial) {
    int[] kept = new int[cube.size()];
    int n = 0;
    boolean excluded = false;
    for (int i = 0; i < cube.size(); i++) {
      if (solver.failed(next(cube.get(i)))) {
        kept[n++] = cube.get(i);
        excluded |= initial.excludedBy(cube.get(i));
      }
    }
    if (n == cube.size()) {
      return cube;
    }
    if (!excluded) {
      kept[n++] = initial.excludingLiteral(cube);
      Arrays.sort(kept, 0, n);
    }
    return new Cube(Arrays.copyOf(kept, n));
  }

  /** The model's values of latches and inputs, by index. */
  void model(byte[] latches, byte[] inputs) {
    for (int i = 0; i < latches.length; i++) {
      latches[i] = (byte) (solver.value(latch[i]) ? 1 : 0);
    }
    for (int i = 0; i < inputs.length; i++) {
      int literal = circuit.inputs().get(i).literal();
      boolean value = tseitin.has(Aig.node(literal)) && solver.value(tseitin.literal(literal));
      inputs[i] = (byte) (value ? 1 : 0);
    }
  }

  @Override
  public void close() {
    solver.close();
  }
}

package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.solver.SatResult;
import jacquard.symbolic.solver.SatSolver;
import java.util.Arrays;

/**
 * Runs from any state, without a bad state before the last step and without equal states. That two
 * states differ is demanded only once a model has them equal.
 */
final class SimplePath {
  private final int latches;
  private final SatSolver solver;
  private final Unrolling run;

  SimplePath(Circuit circuit, SatSolver solver) {
    this.solver = solver;
    latches = circuit.latches().size();
    run = new Unrolling(circuit, solver, Unrolling.Start.ANY);
  }

  /** Adds a step without the bad state. */
  void passes(int bad) {
    run.extend();
    run.require(Aig.not(run.now(bad)));
  }

  /** Adds a step, and says whether it can be the first one with the bad state. */
  SatResult reaches(int bad) {
    run.extend();
    int assumption = run.solverLiteral(run.now(bad));
    SatResult result = solver.solve(assumption);
    while (result == SatResult.SATISFIABLE && separated()) {
      result = solver.solve(assumption);
    }
    if (result != SatResult.UNKNOWN) {
      solver.add(-assumption);
    }
    return result;
  }

  /** Demands that states differ which are equal in the model; false if none are. */
  private boolean separated() {
    int steps = run.steps();
    boolean[][] states = new boolean[steps][latches];
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < latches; i++) {
        states[step][i] = run.value(run.latch(step, i));
      }
    }
    boolean found = false;
    for (int i = 0; i < steps; i++) {
      for (int j = i + 1; j < steps; j++) {
        if (Arrays.equals(states[i], states[j])) {
          run.require(differ(i, j));
          found = true;
        }
      }
    }
    return found;
  }

  private int differ(int i, int j) {
    Aig aig = run.aig();
    int[] bits = new int[latches];
    for (int latch = 0; latch < latches; latch++) {
      bits[latch] = aig.xor(run.latch(i, latch), run.latch(j, latch));
    }
    return aig.any(bits);
  }
}

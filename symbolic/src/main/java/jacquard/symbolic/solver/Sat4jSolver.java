package jacquard.symbolic.solver;

import java.util.Arrays;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/** Sat4j (Le Berre and Parrain, JSAT 2010): pure Java, for where CaDiCaL is not, and beside it. */
final class Sat4jSolver implements SatSolver {
  /** After so many conflicts it looks whether it is cancelled. */
  private static final int SLICE = 2000;

  private final ISolver solver = SolverFactory.newDefault();
  private int variables;
  private long clauses;
  private int conflicts = Integer.MAX_VALUE;
  private boolean contradiction;
  private boolean[] model = new boolean[64];
  private int[] core = new int[0];
  private byte[] signs = new byte[64];
  private SatResult last = SatResult.UNKNOWN;
  private volatile boolean cancelled;

  @Override
  public int newVariable() {
    variables++;
    // an assumption about a variable that it has not seen would be beyond its arrays
    solver.registerLiteral(variables);
    return variables;
  }

  @Override
  public void addClause(int[] literals, int length) {
    last = SatResult.UNKNOWN;
    clauses++;
    if (length == 0) {
      contradiction = true;
    }
    if (contradiction) {
      return;
    }
    try {
      solver.addClause(new VecInt(Arrays.copyOf(literals, length)));
    } catch (ContradictionException _) {
      contradiction = true;
    }
  }

  @Override
  public SatResult solve(int[] assumptions, int count) {
    core = new int[0];
    last =
        contradiction || clash(assumptions, count)
            ? SatResult.UNSATISFIABLE
            : searched(assumptions, count);
    conflicts = Integer.MAX_VALUE;
    return last;
  }

  /** Of two assumptions that contradict each other, Sat4j would name only one. */
  private boolean clash(int[] assumptions, int count) {
    if (signs.length <= variables) {
      signs = new byte[2 * variables + 1];
    }
    boolean found = false;
    for (int i = 0; i < count && !found; i++) {
      int literal = assumptions[i];
      byte sign = (byte) Integer.signum(literal);
      found = signs[Math.abs(literal)] == -sign;
      signs[Math.abs(literal)] = sign;
      if (found) {
        core = new int[] {literal, -literal};
      }
    }
    for (int i = 0; i < count; i++) {
      signs[Math.abs(assumptions[i])] = 0;
    }
    return found;
  }

  private SatResult searched(int[] assumptions, int count) {
    int left = conflicts;
    while (!cancelled && left > 0) {
      int slice = Math.min(left, SLICE);
      left -= slice;
      solver.setTimeoutOnConflicts(slice);
      try {
        boolean satisfiable =
            solver.isSatisfiable(new VecInt(Arrays.copyOf(assumptions, count)), false);
        return satisfiable ? modelled() : explained();
      } catch (TimeoutException _) {
        // the slice is used up; what it learned is kept
      }
    }
    return SatResult.UNKNOWN;
  }

  private SatResult modelled() {
    if (model.length <= variables) {
      model = new boolean[Math.max(variables + 1, 2 * model.length)];
    }
    for (int literal : solver.model()) {
      model[Math.abs(literal)] = literal > 0;
    }
    return SatResult.SATISFIABLE;
  }

  private SatResult explained() {
    IVecInt explanation = solver.unsatExplanation();
    core =
        explanation == null ? new int[0] : Arrays.copyOf(explanation.toArray(), explanation.size());
    return SatResult.UNSATISFIABLE;
  }

  @Override
  public SatResult solveWith(int[] clause, int length, int[] assumptions, int count) {
    int switchedOn = newVariable();
    int[] switched = Arrays.copyOf(clause, length + 1);
    switched[length] = -switchedOn;
    addClause(switched, switched.length);
    int[] assumed = Arrays.copyOf(assumptions, count + 1);
    assumed[count] = switchedOn;
    SatResult result = solve(assumed, count + 1);
    addClause(new int[] {-switchedOn}, 1);
    clauses -= 2;
    last = result;
    return result;
  }

  @Override
  public boolean value(int literal) {
    if (last != SatResult.SATISFIABLE) {
      throw new IllegalStateException("the last answer is " + last);
    }
    int variable = Math.abs(literal);
    return (variable < model.length && model[variable]) == literal > 0;
  }

  @Override
  public boolean failed(int assumption) {
    if (last != SatResult.UNSATISFIABLE) {
      throw new IllegalStateException("the last answer is " + last);
    }
    for (int literal : core) {
      if (literal == assumption) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void limitConflicts(int limit) {
    conflicts = limit;
  }

  @Override
  public void cancel() {
    cancelled = true;
  }

  @Override
  public int variables() {
    return variables;
  }

  @Override
  public long clauses() {
    return clauses;
  }

  @Override
  public void close() {
    solver.reset();
  }
}

package jacquard.symbolic.method;

import jacquard.symbolic.solver.SatSolver;
import jacquard.symbolic.solver.SolverFactory;
import java.util.function.Consumer;

/**
 * With what and how far a method goes.
 *
 * @param depth how many steps after the first are looked at, by methods that look at steps
 * @param observer told now and then, by the thread that works
 */
public record Setting(
    SolverFactory solvers, Cancellation cancellation, int depth, Consumer<Progress> observer) {
  public static Setting with(SolverFactory solvers) {
    return new Setting(solvers, new Cancellation(), Integer.MAX_VALUE, _ -> {});
  }

  public Setting cancelledBy(Cancellation other) {
    return new Setting(solvers, other, depth, observer);
  }

  public Setting observedBy(Consumer<Progress> other) {
    return new Setting(solvers, cancellation, depth, other);
  }

  /** With another limit on the steps. */
  public Setting within(int steps) {
    return new Setting(solvers, cancellation, steps, observer);
  }

  public Setting using(SolverFactory other) {
    return new Setting(other, cancellation, depth, observer);
  }

  /** A new solver that is cancelled with everything else. */
  public SatSolver solver() {
    return cancelled(solvers.create());
  }

  /** The same for very many queries that are small. */
  public SatSolver solverForManyQueries() {
    return cancelled(solvers.createForManyQueries());
  }

  private SatSolver cancelled(SatSolver solver) {
    cancellation.onCancel(solver::cancel);
    return solver;
  }
}

package jacquard.symbolic.solver;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Makes solvers of one kind.
 *
 * @param name as users write it
 * @param remark why it is not the solver that one would expect, if it is not
 */
public record SolverFactory(String name, Optional<String> remark, Supplier<SatSolver> supplier) {
  public SatSolver create() {
    return supplier.get();
  }
}

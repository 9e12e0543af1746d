package jacquard.symbolic.solver;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Makes solvers of one kind.
 *
 * @param name as users write it
 * @param nameForMany that of the solvers for many queries
 * @param remark why it is not the solver that one would expect, if it is not
 * @param forLarge makes solvers for formulas that are large, and few queries
 * @param forMany makes solvers for very many queries that are small
 */
public record SolverFactory(
    String name,
    String nameForMany,
    Optional<String> remark,
    Supplier<SatSolver> forLarge,
    Supplier<SatSolver> forMany) {
  /** One kind for everything. */
  public SolverFactory(String name, Optional<String> remark, Supplier<SatSolver> supplier) {
    this(name, name, remark, supplier, supplier);
  }

  public SatSolver create() {
    return forLarge.get();
  }

  public SatSolver createForManyQueries() {
    return forMany.get();
  }
}

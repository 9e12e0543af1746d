/**
 * Satisfiability of clauses: one small interface, two solvers behind it, and the way from a circuit
 * to clauses.
 *
 * <p>Start at {@link SatSolver}; {@link SolverCatalog} has the solvers by name, and {@link Tseitin}
 * turns literals of an and-inverter graph into literals of a solver.
 */
@NullMarked
package jacquard.symbolic.solver;

import org.jspecify.annotations.NullMarked;

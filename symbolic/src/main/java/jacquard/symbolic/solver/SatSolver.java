package jacquard.symbolic.solver;

/**
 * An incremental solver for clauses.
 *
 * <p>A literal is a variable's number, or its negation, as in DIMACS. Clauses stay; assumptions and
 * the temporary clause hold for one call of {@code solve}. One thread uses a solver; {@link
 * #cancel} alone may come from any other, at any time, also after {@link #close}.
 */
public interface SatSolver extends AutoCloseable {
  /** The number of a variable that no clause has yet. */
  int newVariable();

  /** Adds the clause that the first {@code length} literals are. */
  void addClause(int[] literals, int length);

  default void add(int... literals) {
    addClause(literals, literals.length);
  }

  /** Solves under the first {@code count} literals. */
  SatResult solve(int[] assumptions, int count);

  default SatResult solve(int... assumptions) {
    return solve(assumptions, assumptions.length);
  }

  /**
   * Solves under assumptions and one more clause that is forgotten afterwards; the literals of that
   * clause are no assumptions, and {@link #failed} does not speak of them.
   */
  SatResult solveWith(int[] clause, int length, int[] assumptions, int count);

  /**
   * Says that the next query is decided by these variables alone: whatever values they have without
   * contradiction, the others can be given some. Only these have a value in the model then. A
   * solver may ignore it.
   */
  default void restrict(int[] variables, int count) {}

  /** Of the last model; defined after {@link SatResult#SATISFIABLE}, until a clause is added. */
  boolean value(int literal);

  /**
   * Whether an assumption is one of those that cannot hold together; defined after {@link
   * SatResult#UNSATISFIABLE}, until a clause is added.
   */
  boolean failed(int assumption);

  /** How many conflicts the next call of {@code solve} may have at most. */
  void limitConflicts(int conflicts);

  /** Makes the running call and all later ones answer {@link SatResult#UNKNOWN}. */
  void cancel();

  /** How many variables there are. */
  int variables();

  /** How many clauses were added. */
  long clauses();

  @Override
  void close();
}

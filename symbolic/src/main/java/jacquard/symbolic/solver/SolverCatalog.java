package jacquard.symbolic.solver;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The solvers by name. */
public final class SolverCatalog {
  public static final String CADICAL = "cadical";
  public static final String SAT4J = "sat4j";
  public static final String OWN = "own";
  public static final String AUTO = "auto";

  private record Entry(String name, Supplier<SolverFactory> maker) {}

  private static final List<Entry> ALL =
      List.of(
          new Entry(AUTO, SolverCatalog::best),
          new Entry(CADICAL, SolverCatalog::cadicalOnly),
          new Entry(SAT4J, () -> sat4j(Optional.empty())),
          new Entry(
              OWN, () -> new SolverFactory(OWN, Optional.empty(), ConflictDrivenSolver::new)));

  /** What may be asked for. */
  public static final List<String> NAMES = ALL.stream().map(Entry::name).toList();

  private SolverCatalog() {}

  /**
   * The solver of that name; {@code auto} is CaDiCaL where it can be loaded, and our own solver
   * where queries are many and small.
   *
   * @throws IllegalArgumentException with one line, where there is none
   */
  public static SolverFactory named(String name) {
    return ALL.stream()
        .filter(entry -> entry.name.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no solver is called " + name + "; there are " + String.join(", ", NAMES)))
        .maker
        .get();
  }

  /** CaDiCaL, or Sat4j with a remark that says why. */
  public static SolverFactory best() {
    return switch (CadicalLibrary.loading()) {
      case CadicalLibrary.Loaded _ ->
          new SolverFactory(
              CADICAL, OWN, Optional.empty(), CadicalSolver::new, ConflictDrivenSolver::new);
      case CadicalLibrary.Missing(String reason) ->
          new SolverFactory(
              SAT4J,
              OWN,
              Optional.of("Sat4j in place of CaDiCaL: " + reason),
              Sat4jSolver::new,
              ConflictDrivenSolver::new);
    };
  }

  /** A solver of another kind than that one, to confirm what it says. */
  public static SolverFactory other(SolverFactory solver) {
    return solver.name().equals(SAT4J) ? best() : sat4j(Optional.empty());
  }

  /**
   * The same for proofs in which only solvers for large formulas had a part, such as an
   * unrolling's. Our own solver took half the time of Sat4j where that was measured.
   */
  public static SolverFactory otherForLarge(SolverFactory solver) {
    return solver.name().equals(OWN) ? best() : named(OWN);
  }

  private static SolverFactory cadicalOnly() {
    return switch (CadicalLibrary.loading()) {
      case CadicalLibrary.Loaded _ -> cadical();
      case CadicalLibrary.Missing(String reason) ->
          throw new IllegalArgumentException("CaDiCaL cannot be used here: " + reason);
    };
  }

  private static SolverFactory cadical() {
    return new SolverFactory(CADICAL, Optional.empty(), CadicalSolver::new);
  }

  private static SolverFactory sat4j(Optional<String> remark) {
    return new SolverFactory(SAT4J, remark, Sat4jSolver::new);
  }
}

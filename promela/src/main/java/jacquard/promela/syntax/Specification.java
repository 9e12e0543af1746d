package jacquard.promela.syntax;

import jacquard.model.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A whole model as it is written, in the order of the source where that matters.
 *
 * @param started the names of the processes that others start
 * @param hasPriorities whether it names a priority, or asks for one
 */
public record Specification(
    List<Unit> units,
    List<Formula> formulas,
    Set<String> started,
    boolean hasPriorities,
    List<String> notes) {
  public Specification {
    started = Set.copyOf(started);
    units = List.copyOf(units);
    formulas = List.copyOf(formulas);
    notes = List.copyOf(notes);
  }

  /**
   * A formula, with its propositions as expressions.
   *
   * @param atoms by their text
   */
  public record Formula(String name, String text, Map<String, Expr> atoms, Position position) {
    public Formula {
      atoms = Map.copyOf(atoms);
    }
  }

  /** Something at the outermost level. */
  public sealed interface Unit {
    record Global(Declaration declaration) implements Unit {}

    /**
     * Symbolic names.
     *
     * @param name of the set; empty for plain {@code mtype}
     */
    record Symbols(String name, List<String> symbols, Position position) implements Unit {}

    record RecordType(String name, List<Declaration> fields, Position position) implements Unit {}

    /**
     * A proctype, or init.
     *
     * @param active how many instances exist at the start; absent where none do
     * @param priority of those instances
     */
    record Proctype(
        String name,
        List<Declaration> parameters,
        Optional<Expr> active,
        Optional<Expr> priority,
        Optional<Expr> provided,
        List<Stmt> body,
        Position position,
        Position end)
        implements Unit {}

    record Never(String name, List<Stmt> body, Position position, Position end) implements Unit {}

    /**
     * What may happen to the channels that it names, or what may not all happen.
     *
     * @param isForbidden whether what it describes must not come to its end
     */
    record Trace(boolean isForbidden, List<Stmt> body, Position position, Position end)
        implements Unit {}
  }
}

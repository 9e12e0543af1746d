package jacquard.model;

import java.util.List;

/**
 * A scalar inside a variable: what is read or written.
 *
 * @param offset of the scalar where all subscripts are 0, counted as the variable's offset is
 * @param text how the source writes it
 */
public record Place(
    Variable variable, int offset, List<Subscript> subscripts, Type type, String text) {
  public Place {
    subscripts = List.copyOf(subscripts);
  }

  /** A whole scalar variable. */
  public static Place of(Variable variable, Type type) {
    return new Place(variable, variable.offset(), List.of(), type, variable.name());
  }

  public boolean isGlobal() {
    return variable.scope() == Variable.Scope.GLOBAL;
  }

  /**
   * An array index.
   *
   * @param length of the array; an index outside of it is an error of the model
   * @param stride bytes from one element to the next
   */
  public record Subscript(Expression index, int length, int stride) {}
}

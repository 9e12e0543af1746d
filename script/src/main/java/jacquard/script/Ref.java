package jacquard.script;

import java.util.Optional;

/**
 * A shared object, or the element of an array of them.
 *
 * @param element which element; empty for an object that is no array
 */
public record Ref(String name, Optional<Expression> element) {
  public static Ref to(String name) {
    return new Ref(name, Optional.empty());
  }

  /** The element of an array that an expression picks. */
  public static Ref to(String array, Expression element) {
    return new Ref(array, Optional.of(element));
  }

  Expression index() {
    return element.orElseGet(() -> Expression.of(0));
  }

  /** Its value in the final state, for conditions that are checked there. */
  public Expression atEnd() {
    return new Expression.Final(this);
  }

  @Override
  public String toString() {
    return element.map(e -> name + "[" + e + "]").orElse(name);
  }
}

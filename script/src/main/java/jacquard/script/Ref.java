package jacquard.script;

/** A shared object, or the element of an array of them that an expression picks. */
public record Ref(String name, Expression index) {
  public static Ref to(String name) {
    return new Ref(name, Expression.of(0));
  }

  /** Its value in the final state, for conditions that are checked there. */
  public Expression atEnd() {
    return new Expression.Final(this);
  }

  @Override
  public String toString() {
    return index.equals(Expression.of(0)) ? name : name + "[" + index + "]";
  }
}

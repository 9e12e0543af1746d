package jacquard.script;

/**
 * A value computed from constants and a thread's own locals, and so invisible to other threads.
 * Truth is any value but 0.
 */
public sealed interface Expression {

  record Constant(long value) implements Expression {
    @Override
    public String toString() {
      return Long.toString(value);
    }
  }

  /** A local variable of the thread; 0 until it is assigned. */
  record Local(String name) implements Expression {
    @Override
    public String toString() {
      return name;
    }
  }

  /** The value of a shared variable; only in conditions on the final state. */
  record Final(Ref variable) implements Expression {
    @Override
    public String toString() {
      return variable.toString();
    }
  }

  record Binary(Operator operator, Expression left, Expression right) implements Expression {
    @Override
    public String toString() {
      return operand(left) + " " + operator.symbol + " " + operand(right);
    }

    private static String operand(Expression e) {
      return e instanceof Binary ? "(" + e + ")" : e.toString();
    }
  }

  record Not(Expression operand) implements Expression {
    @Override
    public String toString() {
      return "!(" + operand + ")";
    }
  }

  /** Java's operators on {@code long}; a remainder by 0 is 0. */
  enum Operator {
    PLUS("+"),
    MINUS("-"),
    TIMES("*"),
    REMAINDER("%"),
    EQUAL("=="),
    NOT_EQUAL("!="),
    LESS("<"),
    LESS_OR_EQUAL("<="),
    AND("&&"),
    OR("||");

    final String symbol;

    Operator(String symbol) {
      this.symbol = symbol;
    }

    long apply(long a, long b) {
      return switch (this) {
        case PLUS -> a + b;
        case MINUS -> a - b;
        case TIMES -> a * b;
        case REMAINDER -> b == 0 ? 0 : a % b;
        case EQUAL -> a == b ? 1 : 0;
        case NOT_EQUAL -> a != b ? 1 : 0;
        case LESS -> a < b ? 1 : 0;
        case LESS_OR_EQUAL -> a <= b ? 1 : 0;
        case AND -> a != 0 && b != 0 ? 1 : 0;
        case OR -> a != 0 || b != 0 ? 1 : 0;
      };
    }
  }

  static Expression of(long value) {
    return new Constant(value);
  }

  default Expression plus(Expression other) {
    return new Binary(Operator.PLUS, this, other);
  }

  default Expression plus(long value) {
    return plus(of(value));
  }

  default Expression minus(Expression other) {
    return new Binary(Operator.MINUS, this, other);
  }

  default Expression minus(long value) {
    return minus(of(value));
  }

  default Expression times(long value) {
    return new Binary(Operator.TIMES, this, of(value));
  }

  default Expression remainder(long value) {
    return new Binary(Operator.REMAINDER, this, of(value));
  }

  default Expression is(Expression other) {
    return new Binary(Operator.EQUAL, this, other);
  }

  default Expression is(long value) {
    return is(of(value));
  }

  default Expression isNot(Expression other) {
    return new Binary(Operator.NOT_EQUAL, this, other);
  }

  default Expression isNot(long value) {
    return isNot(of(value));
  }

  default Expression lessThan(Expression other) {
    return new Binary(Operator.LESS, this, other);
  }

  default Expression lessThan(long value) {
    return lessThan(of(value));
  }

  default Expression atMost(long value) {
    return new Binary(Operator.LESS_OR_EQUAL, this, of(value));
  }

  default Expression and(Expression other) {
    return new Binary(Operator.AND, this, other);
  }

  default Expression or(Expression other) {
    return new Binary(Operator.OR, this, other);
  }

  default Expression not() {
    return new Not(this);
  }
}

package jacquard.statespace.liveness;

import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Expression.UnaryOperator;
import java.util.List;
import java.util.Set;

/** A condition of a claim as a Boolean function of atoms, which have numbers. */
sealed interface ClaimCondition {
  /** What is known of a condition when some of its atoms are decided. */
  enum Truth {
    NO,
    YES,
    OPEN;

    static Truth of(boolean value) {
      return value ? YES : NO;
    }
  }

  /**
   * The value.
   *
   * @param known the atoms that are decided
   * @param letter those of them that hold
   */
  Truth value(long known, long letter);

  /** The atoms that it is made of. */
  long atoms();

  record Fixed(boolean holds) implements ClaimCondition {
    @Override
    public Truth value(long known, long letter) {
      return Truth.of(holds);
    }

    @Override
    public long atoms() {
      return 0;
    }
  }

  record Atom(long atoms, boolean positive) implements ClaimCondition {
    @Override
    public Truth value(long known, long letter) {
      return (known & atoms) == 0 ? Truth.OPEN : Truth.of(((letter & atoms) != 0) == positive);
    }
  }

  record Not(ClaimCondition operand) implements ClaimCondition {
    @Override
    public Truth value(long known, long letter) {
      return switch (operand.value(known, letter)) {
        case NO -> Truth.YES;
        case YES -> Truth.NO;
        case OPEN -> Truth.OPEN;
      };
    }

    @Override
    public long atoms() {
      return operand.atoms();
    }
  }

  /**
   * A conjunction or a disjunction.
   *
   * @param decisive the value of one side that decides
   */
  record Connected(Truth decisive, ClaimCondition left, ClaimCondition right, long atoms)
      implements ClaimCondition {
    @Override
    public Truth value(long known, long letter) {
      Truth l = left.value(known, letter);
      if (l == decisive) {
        return decisive;
      }
      Truth r = right.value(known, letter);
      return r == decisive || l != Truth.OPEN ? r : Truth.OPEN;
    }
  }

  /** A condition over the atoms that {@link #collect} found in it. */
  static ClaimCondition of(Expression e, List<Expression> atoms) {
    return switch (e) {
      case Expression.Constant(int value, var _) -> new Fixed(value != 0);
      case Expression.Unary(UnaryOperator operator, Expression operand)
          when operator == UnaryOperator.NOT ->
          new Not(of(operand, atoms));
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right)
          when isConnective(operator) -> {
        ClaimCondition l = of(left, atoms);
        ClaimCondition r = of(right, atoms);
        Truth decisive = Truth.of(operator == BinaryOperator.OR);
        yield new Connected(decisive, l, r, l.atoms() | r.atoms());
      }
      default -> {
        Expression positive = positive(e);
        yield new Atom(1L << atoms.indexOf(positive), positive.equals(e));
      }
    };
  }

  /** Finds the atoms of a condition. */
  static void collect(Expression e, Set<Expression> found) {
    switch (e) {
      case Expression.Constant _ -> {}
      case Expression.Unary(UnaryOperator operator, Expression operand)
          when operator == UnaryOperator.NOT ->
          collect(operand, found);
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right)
          when isConnective(operator) -> {
        collect(left, found);
        collect(right, found);
      }
      default -> found.add(positive(e));
    }
  }

  private static boolean isConnective(BinaryOperator operator) {
    return operator == BinaryOperator.AND || operator == BinaryOperator.OR;
  }

  /** Of a comparison and its contrary, one stands for both. */
  private static Expression positive(Expression e) {
    return e instanceof Expression.Binary(var operator, Expression left, Expression right)
        ? switch (operator) {
          case NOT_EQUAL -> new Expression.Binary(BinaryOperator.EQUAL, left, right);
          case GREATER_EQUAL -> new Expression.Binary(BinaryOperator.LESS, left, right);
          case LESS_EQUAL -> new Expression.Binary(BinaryOperator.GREATER, left, right);
          default -> e;
        }
        : e;
  }
}

package jacquard.promela.translate;

import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import java.util.Optional;

/** Values that are known before the model runs. */
final class Constants {
  private Constants() {}

  /** The same expression, as a constant if its operands are. */
  static Expression fold(Expression e) {
    return switch (e) {
      case Expression.Unary(var operator, Expression.Constant(int v, String _)) ->
          Expression.Constant.of(
              switch (operator) {
                case NOT -> v == 0 ? 1 : 0;
                case NEGATE -> -v;
                case COMPLEMENT -> ~v;
              });
      case Expression.Binary(
              var operator,
              Expression.Constant(int l, String _),
              Expression.Constant(int r, String _)) ->
          apply(operator, l, r).<Expression>map(Expression.Constant::of).orElse(e);
      case Expression.Constant _, Expression.Load _, Expression.Bounded _, Expression.Unary _ -> e;
      case Expression.Binary _, Expression.Conditional _, Expression.Query _ -> e;
      case Expression.Poll _, Expression.OwnChannel _, Expression.Self _ -> e;
      case Expression.ProcessCount _, Expression.LastMover _, Expression.Timeout _ -> e;
      case Expression.NonProgress _, Expression.CanMove _, Expression.RemoteLoad _ -> e;
      case Expression.RemoteAt _, Expression.PriorityOf _ -> e;
      case Expression.FirstOf _, Expression.ControlOf _ -> e;
    };
  }

  /** The value of an expression that is a constant. */
  static Optional<Integer> value(Expression e) {
    return fold(e) instanceof Expression.Constant(int value, String _)
        ? Optional.of(value)
        : Optional.empty();
  }

  private static Optional<Integer> apply(BinaryOperator operator, int l, int r) {
    if ((operator == BinaryOperator.DIVIDE || operator == BinaryOperator.REMAINDER) && r == 0) {
      return Optional.empty();
    }
    return Optional.of(
        switch (operator) {
          case MULTIPLY -> l * r;
          case DIVIDE -> l / r;
          case REMAINDER -> l % r;
          case ADD -> l + r;
          case SUBTRACT -> l - r;
          case SHIFT_LEFT -> l << r;
          case SHIFT_RIGHT -> l >> r;
          case LESS -> truth(l < r);
          case LESS_EQUAL -> truth(l <= r);
          case GREATER -> truth(l > r);
          case GREATER_EQUAL -> truth(l >= r);
          case EQUAL -> truth(l == r);
          case NOT_EQUAL -> truth(l != r);
          case BIT_AND -> l & r;
          case BIT_XOR -> l ^ r;
          case BIT_OR -> l | r;
          case AND -> truth(l != 0 && r != 0);
          case OR -> truth(l != 0 || r != 0);
        });
  }

  private static int truth(boolean b) {
    return b ? 1 : 0;
  }
}

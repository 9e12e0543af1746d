package jacquard.model.range;

import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Expression.Question;
import jacquard.model.Expression.UnaryOperator;
import jacquard.model.Place;
import java.util.Map;

/** What expressions can be where something is known of the variables of a process. */
final class Values {
  private final Ranges ranges;
  private final int kind;

  Values(Ranges ranges, int kind) {
    this.ranges = ranges;
    this.kind = kind;
  }

  /**
   * What an expression can be.
   *
   * @param known what whole variables of the process hold
   */
  Interval of(Expression e, Map<Ranges.Scalar, Interval> known) {
    return switch (e) {
      case Expression.Constant(int value, String _) -> Interval.of(value);
      case Expression.Load(Place place) -> load(place, known);
      case Expression.Bounded(Expression index, int length) -> {
        Interval value = of(index, known);
        int min = Math.clamp(value.min(), 0, length - 1);
        yield new Interval(min, Math.clamp(value.max(), min, length - 1));
      }
      case Expression.Unary(UnaryOperator operator, Expression operand) ->
          switch (operator) {
            case NOT -> Interval.BOOLEAN;
            case NEGATE -> of(operand, known).negated();
            case COMPLEMENT -> of(operand, known).complement();
          };
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right) ->
          of(left, known).with(operator, of(right, known));
      case Expression.Conditional(Expression condition, Expression then, Expression otherwise) ->
          of(then, where(condition, true, known))
              .join(of(otherwise, where(condition, false, known)));
      case Expression.Query(Question question, Expression _) ->
          question == Question.LENGTH ? ranges.lengths() : Interval.BOOLEAN;
      case Expression.Self(), Expression.ProcessCount(), Expression.LastMover() ->
          ranges.processes();
      case Expression.PriorityOf _ -> new Interval(0, 255);
      case Expression.FirstOf _ -> ranges.processes().join(Interval.of(-1));
      case Expression.RemoteLoad(int process, Expression _, Place place) ->
          ranges.of(process, place);
      case Expression.Poll _, Expression.Timeout _, Expression.NonProgress _ -> Interval.BOOLEAN;
      case Expression.CanMove _, Expression.RemoteAt _ -> Interval.BOOLEAN;
      case Expression.ControlOf _ -> ranges.locations();
      case Expression.OwnChannel _ -> ranges.channelNumbers();
    };
  }

  private Interval load(Place place, Map<Ranges.Scalar, Interval> known) {
    Interval here = known.get(ranges.scalar(kind, place));
    return here != null ? here : ranges.of(kind, place);
  }

  /** What is known where a condition is true, or is false. */
  Map<Ranges.Scalar, Interval> where(
      Expression condition, boolean holds, Map<Ranges.Scalar, Interval> known) {
    return switch (condition) {
      case Expression.Unary(UnaryOperator operator, Expression operand)
          when operator == UnaryOperator.NOT ->
          where(operand, !holds, known);
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right)
          when operator == (holds ? BinaryOperator.AND : BinaryOperator.OR) ->
          where(right, holds, where(left, holds, known));
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right) -> {
        BinaryOperator is = holds ? operator : contrary(operator);
        yield bounded(
            right, turned(is), of(left, known), bounded(left, is, of(right, known), known));
      }
      default -> known;
    };
  }

  /** What is known if a variable compares so with something; as before, if it is none. */
  private Map<Ranges.Scalar, Interval> bounded(
      Expression e, BinaryOperator is, Interval other, Map<Ranges.Scalar, Interval> known) {
    if (!(e instanceof Expression.Load(Place place))) {
      return known;
    }
    Ranges.Scalar scalar = ranges.scalar(kind, place);
    Interval before = known.get(scalar);
    if (before == null) {
      return known;
    }
    long min = before.min();
    long max = before.max();
    switch (is) {
      case LESS -> max = Math.min(max, other.max() - 1L);
      case LESS_EQUAL -> max = Math.min(max, other.max());
      case GREATER -> min = Math.max(min, other.min() + 1L);
      case GREATER_EQUAL -> min = Math.max(min, other.min());
      case EQUAL -> {
        min = Math.max(min, other.min());
        max = Math.min(max, other.max());
      }
      default -> {} // nothing that an interval can say
    }
    // where nothing is left, the condition is never so; what follows is of no account
    return min > max ? known : Ranges.with(known, scalar, new Interval((int) min, (int) max));
  }

  private static BinaryOperator turned(BinaryOperator operator) {
    return switch (operator) {
      case LESS -> BinaryOperator.GREATER;
      case LESS_EQUAL -> BinaryOperator.GREATER_EQUAL;
      case GREATER -> BinaryOperator.LESS;
      case GREATER_EQUAL -> BinaryOperator.LESS_EQUAL;
      default -> operator;
    };
  }

  private static BinaryOperator contrary(BinaryOperator operator) {
    return switch (operator) {
      case LESS -> BinaryOperator.GREATER_EQUAL;
      case LESS_EQUAL -> BinaryOperator.GREATER;
      case GREATER -> BinaryOperator.LESS_EQUAL;
      case GREATER_EQUAL -> BinaryOperator.LESS;
      case EQUAL -> BinaryOperator.NOT_EQUAL;
      case NOT_EQUAL -> BinaryOperator.EQUAL;
      default -> BinaryOperator.ADD; // says nothing about its operands
    };
  }
}

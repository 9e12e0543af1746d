package jacquard.model.analysis;

import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Place;
import java.util.Map;
import java.util.OptionalInt;

/** Values that expressions have in every state that matters, as far as they are known. */
public final class KnownValues {
  /** Only what is written in the model as a number. */
  public static final KnownValues CONSTANTS = new KnownValues(OptionalInt.empty(), Map.of());

  private final OptionalInt self;
  private final Map<Integer, Integer> locals;

  private KnownValues(OptionalInt self, Map<Integer, Integer> locals) {
    this.self = self;
    this.locals = Map.copyOf(locals);
  }

  /**
   * Those of a running process.
   *
   * @param self its number
   * @param locals values of local variables that do not change, by their offsets
   */
  public static KnownValues of(int self, Map<Integer, Integer> locals) {
    return new KnownValues(OptionalInt.of(self), locals);
  }

  OptionalInt of(Expression e) {
    return switch (e) {
      case Expression.Constant(int value, String _) -> OptionalInt.of(value);
      case Expression.Self _ -> self;
      case Expression.Load(Place place) -> load(place);
      case Expression.Bounded(Expression index, int length) -> {
        OptionalInt i = of(index);
        yield i.isPresent() && i.getAsInt() >= 0 && i.getAsInt() < length ? i : OptionalInt.empty();
      }
      case Expression.Unary(Expression.UnaryOperator operator, Expression operand) -> {
        OptionalInt v = of(operand);
        yield v.isPresent() && operator == Expression.UnaryOperator.NEGATE
            ? OptionalInt.of(-v.getAsInt())
            : OptionalInt.empty();
      }
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right) -> {
        OptionalInt l = of(left);
        OptionalInt r = of(right);
        yield l.isPresent() && r.isPresent()
            ? calculate(operator, l.getAsInt(), r.getAsInt())
            : OptionalInt.empty();
      }
      case Expression.Conditional _, Expression.Query _, Expression.Poll _ -> OptionalInt.empty();
      case Expression.OwnChannel _, Expression.ProcessCount _, Expression.LastMover _ ->
          OptionalInt.empty();
      case Expression.Timeout _, Expression.NonProgress _, Expression.CanMove _ ->
          OptionalInt.empty();
      case Expression.RemoteLoad _, Expression.RemoteAt _, Expression.PriorityOf _ ->
          OptionalInt.empty();
      case Expression.FirstOf _, Expression.ControlOf _ -> OptionalInt.empty();
    };
  }

  private OptionalInt load(Place place) {
    OptionalInt at = place.isGlobal() ? OptionalInt.empty() : offset(place);
    return at.isPresent() && locals.containsKey(at.getAsInt())
        ? OptionalInt.of(locals.get(at.getAsInt()))
        : OptionalInt.empty();
  }

  /** Where a place is, if all its indices are known. */
  OptionalInt offset(Place place) {
    int offset = place.offset();
    for (Place.Subscript s : place.subscripts()) {
      OptionalInt i = of(s.index());
      if (i.isEmpty() || i.getAsInt() < 0 || i.getAsInt() >= s.length()) {
        return OptionalInt.empty();
      }
      offset += i.getAsInt() * s.stride();
    }
    return OptionalInt.of(offset);
  }

  private static OptionalInt calculate(BinaryOperator operator, int l, int r) {
    return switch (operator) {
      case ADD -> OptionalInt.of(l + r);
      case SUBTRACT -> OptionalInt.of(l - r);
      case MULTIPLY -> OptionalInt.of(l * r);
      case DIVIDE -> r == 0 ? OptionalInt.empty() : OptionalInt.of(l / r);
      case REMAINDER -> r == 0 ? OptionalInt.empty() : OptionalInt.of(l % r);
      case SHIFT_LEFT, SHIFT_RIGHT, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> OptionalInt.empty();
      case EQUAL, NOT_EQUAL, BIT_AND, BIT_XOR, BIT_OR, AND, OR -> OptionalInt.empty();
    };
  }
}

package jacquard.model.range;

import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Type;

/** All numbers from one to another. Operations are those on 32 bits: what may wrap may be all. */
public record Interval(int min, int max) {
  public static final Interval ZERO = of(0);
  public static final Interval BOOLEAN = new Interval(0, 1);
  public static final Interval ALL = new Interval(Integer.MIN_VALUE, Integer.MAX_VALUE);

  public static Interval of(int value) {
    return new Interval(value, value);
  }

  /** All that a type holds. */
  static Interval of(Type type) {
    if (type.bits() == Integer.SIZE) {
      return ALL;
    }
    return type.signed()
        ? new Interval(-1 << (type.bits() - 1), (1 << (type.bits() - 1)) - 1)
        : new Interval(0, (1 << type.bits()) - 1);
  }

  private static Interval wrapping(long min, long max) {
    return min < Integer.MIN_VALUE || max > Integer.MAX_VALUE
        ? ALL
        : new Interval((int) min, (int) max);
  }

  Interval join(Interval other) {
    return new Interval(Math.min(min, other.min), Math.max(max, other.max));
  }

  boolean contains(Interval other) {
    return min <= other.min && other.max <= max;
  }

  private boolean isNatural() {
    return min >= 0;
  }

  /** What is left of it when it is stored. */
  Interval narrowed(Type type) {
    Interval all = of(type);
    return all.contains(this) ? this : all;
  }

  Interval negated() {
    return wrapping(-(long) max, -(long) min);
  }

  Interval complement() {
    return new Interval(~max, ~min);
  }

  Interval with(BinaryOperator operator, Interval other) {
    return switch (operator) {
      case ADD -> wrapping((long) min + other.min, (long) max + other.max);
      case SUBTRACT -> wrapping((long) min - other.max, (long) max - other.min);
      case MULTIPLY -> product(other);
      case DIVIDE -> quotient(other);
      case REMAINDER -> remainder(other);
      case SHIFT_LEFT -> shiftedLeft(other);
      case SHIFT_RIGHT -> isNatural() ? new Interval(0, max) : new Interval(min, Math.max(max, -1));
      case BIT_AND -> conjunction(other);
      case BIT_OR, BIT_XOR ->
          isNatural() && other.isNatural() ? new Interval(0, ones(max | other.max)) : ALL;
      case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> BOOLEAN;
      case EQUAL, NOT_EQUAL, AND, OR -> BOOLEAN;
    };
  }

  private Interval product(Interval other) {
    long a = (long) min * other.min;
    long b = (long) min * other.max;
    long c = (long) max * other.min;
    long d = (long) max * other.max;
    return wrapping(
        Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
  }

  private Interval quotient(Interval other) {
    if (isNatural() && other.isNatural()) {
      return new Interval(0, max / Math.max(other.min, 1));
    }
    long most = Math.max(Math.abs((long) min), Math.abs((long) max));
    return wrapping(-most, most);
  }

  private Interval remainder(Interval other) {
    long least = Math.max(Math.abs((long) other.min), Math.abs((long) other.max)) - 1;
    long below = Math.max(least, 0);
    long low = isNatural() ? 0 : Math.max(min, -below);
    long high = max < 0 ? 0 : Math.min(max, below);
    return wrapping(low, high);
  }

  private Interval shiftedLeft(Interval by) {
    boolean isSmall = by.min >= 0 && by.max < Integer.SIZE - 1;
    return isSmall && isNatural() ? wrapping(0, (long) max << by.max) : ALL;
  }

  private Interval conjunction(Interval other) {
    if (isNatural() && other.isNatural()) {
      return new Interval(0, Math.min(max, other.max));
    }
    return isNatural()
        ? new Interval(0, max)
        : other.isNatural() ? new Interval(0, other.max) : ALL;
  }

  /** All ones, as wide as a number. */
  private static int ones(int number) {
    return number == 0 ? 0 : -1 >>> Integer.numberOfLeadingZeros(number);
  }

  /** Whether a sign is needed. */
  public boolean isSigned() {
    return min < 0;
  }

  /** How many bits hold all of it, with a sign if there is one. */
  public int bits() {
    int magnitude = Math.max(max, min < 0 ? ~min : 0);
    return Integer.SIZE - Integer.numberOfLeadingZeros(magnitude) + (min < 0 ? 1 : 0);
  }
}

package jacquard.bytecode.value;

import jacquard.bytecode.value.Domain.Range;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Expression.UnaryOperator;
import java.util.SortedSet;
import java.util.TreeSet;

/** Arithmetic of 32 bits as the JVM does it. Division is for divisors that are not 0. */
public final class Ints {
  private Ints() {}

  private static Int binary(BinaryOperator operator, Int a, Int b, Range range) {
    return Int.of(
        new Expression.Binary(operator, a.expression(), b.expression()),
        Pointwise.of(operator, a.range(), b.range()).orElse(range),
        a.weight() + b.weight() + 1);
  }

  private static boolean areConstant(Int a, Int b) {
    return a.isConstant() && b.isConstant();
  }

  public static Int add(Int a, Int b) {
    if (areConstant(a, b)) {
      return Int.of(a.constant() + b.constant());
    }
    if (b.is(0)) {
      return a;
    }
    if (a.is(0)) {
      return b;
    }
    return binary(
        BinaryOperator.ADD,
        a,
        b,
        Range.fitting((long) a.low() + b.low(), (long) a.high() + b.high()));
  }

  public static Int subtract(Int a, Int b) {
    if (areConstant(a, b)) {
      return Int.of(a.constant() - b.constant());
    }
    if (b.is(0)) {
      return a;
    }
    return binary(
        BinaryOperator.SUBTRACT,
        a,
        b,
        Range.fitting((long) a.low() - b.high(), (long) a.high() - b.low()));
  }

  public static Int negate(Int a) {
    return a.isConstant()
        ? Int.of(-a.constant())
        : Int.of(
            new Expression.Unary(UnaryOperator.NEGATE, a.expression()),
            Pointwise.of(BinaryOperator.SUBTRACT, Range.of(0), a.range())
                .orElse(Range.fitting(-(long) a.high(), -(long) a.low())),
            a.weight() + 1);
  }

  public static Int complement(Int a) {
    return a.isConstant()
        ? Int.of(~a.constant())
        : Int.of(
            new Expression.Unary(UnaryOperator.COMPLEMENT, a.expression()),
            Pointwise.of(BinaryOperator.BIT_XOR, a.range(), Range.of(-1))
                .orElse(new Range(~a.high(), ~a.low())),
            a.weight() + 1);
  }

  public static Int multiply(Int a, Int b) {
    if (areConstant(a, b)) {
      return Int.of(a.constant() * b.constant());
    }
    if (a.is(0) || b.is(0)) {
      return Int.of(0);
    }
    if (b.is(1)) {
      return a;
    }
    if (a.is(1)) {
      return b;
    }
    long p = (long) a.low() * b.low();
    long q = (long) a.low() * b.high();
    long r = (long) a.high() * b.low();
    long s = (long) a.high() * b.high();
    return binary(
        BinaryOperator.MULTIPLY,
        a,
        b,
        Range.fitting(
            Math.min(Math.min(p, q), Math.min(r, s)), Math.max(Math.max(p, q), Math.max(r, s))));
  }

  /** For a divisor that is not 0. */
  public static Int divide(Int a, Int b) {
    if (areConstant(a, b)) {
      return Int.of(a.constant() / b.constant());
    }
    if (b.is(1)) {
      return a;
    }
    Range range = b.low() > 0 ? new Range(Math.min(a.low(), 0), Math.max(a.high(), 0)) : Range.ALL;
    return binary(BinaryOperator.DIVIDE, a, b, range);
  }

  /** For a divisor that is not 0. */
  public static Int remainder(Int a, Int b) {
    if (areConstant(a, b)) {
      return Int.of(a.constant() % b.constant());
    }
    int most = b.low() > 0 ? b.high() - 1 : Integer.MAX_VALUE;
    int least = b.low() > 0 ? -most : Integer.MIN_VALUE;
    return binary(
        BinaryOperator.REMAINDER,
        a,
        b,
        new Range(
            a.low() >= 0 ? 0 : Math.max(a.low(), least),
            a.high() <= 0 ? 0 : Math.min(a.high(), most)));
  }

  public static Int and(Int a, Int b) {
    if (areConstant(a, b)) {
      return Int.of(a.constant() & b.constant());
    }
    if (a.is(0) || b.is(0)) {
      return Int.of(0);
    }
    if (b.is(-1)) {
      return a;
    }
    if (a.is(-1)) {
      return b;
    }
    Range range =
        a.low() >= 0 && b.low() >= 0
            ? new Range(0, Math.min(a.high(), b.high()))
            : a.low() >= 0
                ? new Range(0, a.high())
                : b.low() >= 0 ? new Range(0, b.high()) : Range.ALL;
    return binary(BinaryOperator.BIT_AND, a, b, range);
  }

  public static Int or(Int a, Int b) {
    if (areConstant(a, b)) {
      return Int.of(a.constant() | b.constant());
    }
    if (b.is(0)) {
      return a;
    }
    if (a.is(0)) {
      return b;
    }
    return binary(BinaryOperator.BIT_OR, a, b, bits(a, b));
  }

  public static Int xor(Int a, Int b) {
    if (areConstant(a, b)) {
      return Int.of(a.constant() ^ b.constant());
    }
    if (b.is(0)) {
      return a;
    }
    if (b.is(-1)) {
      return complement(a);
    }
    return binary(BinaryOperator.BIT_XOR, a, b, bits(a, b));
  }

  /** No bit of a result is set above the highest of both. */
  private static Range bits(Int a, Int b) {
    if (a.low() < 0 || b.low() < 0) {
      return Range.ALL;
    }
    int highest = Integer.highestOneBit(Math.max(Math.max(a.high(), b.high()), 1));
    return new Range(0, highest - 1 + highest);
  }

  public static Int shiftLeft(Int a, Int distance) {
    Int by = and(distance, Int.of(31));
    if (areConstant(a, by)) {
      return Int.of(a.constant() << by.constant());
    }
    if (by.is(0)) {
      return a;
    }
    Range range =
        by.isConstant()
            ? Range.fitting((long) a.low() << by.constant(), (long) a.high() << by.constant())
            : Range.ALL;
    return binary(BinaryOperator.SHIFT_LEFT, a, by, range);
  }

  public static Int shiftRight(Int a, Int distance) {
    Int by = and(distance, Int.of(31));
    if (areConstant(a, by)) {
      return Int.of(a.constant() >> by.constant());
    }
    if (by.is(0)) {
      return a;
    }
    Range range =
        by.isConstant()
            ? new Range(a.low() >> by.constant(), a.high() >> by.constant())
            : new Range(Math.min(a.low(), 0), Math.max(a.high(), -1));
    return binary(BinaryOperator.SHIFT_RIGHT, a, by, range);
  }

  /** Zeros come in at the left. */
  public static Int shiftRightUnsigned(Int a, Int distance) {
    Int by = and(distance, Int.of(31));
    if (areConstant(a, by)) {
      return Int.of(a.constant() >>> by.constant());
    }
    if (by.is(0) || a.low() >= 0) {
      return shiftRight(a, by);
    }
    // clears the bits that came in: ~((MIN >> by) << 1)
    Int mask = complement(shiftLeft(shiftRight(Int.of(Integer.MIN_VALUE), by), Int.of(1)));
    Int shifted = and(shiftRight(a, by), mask);
    return by.isConstant() ? ranged(shifted, 0, -1 >>> by.constant()) : ranged(shifted, Range.ALL);
  }

  /** A value of which more is known than its expression tells. */
  public static Int ranged(Int a, int low, int high) {
    Range known = a.range().between(low, high);
    return ranged(a, known == null ? new Range(low, high) : known);
  }

  private static Int ranged(Int a, Range range) {
    return Int.of(a.expression(), range, a.weight());
  }

  /** To a byte, a short or a char. */
  public static Int narrow(Int a, int bits, boolean signed) {
    int low = signed ? -(1 << (bits - 1)) : 0;
    int high = signed ? (1 << (bits - 1)) - 1 : (1 << bits) - 1;
    if (a.low() >= low && a.high() <= high) {
      return a;
    }
    if (!signed) {
      return and(a, Int.of(high));
    }
    Int away = Int.of(32 - bits);
    Int narrowed = shiftRight(shiftLeft(a, away), away);
    return narrowed.isConstant() ? narrowed : ranged(narrowed, low, high);
  }

  public static Int less(Int a, Int b) {
    return compare(BinaryOperator.LESS, a, b, a.high() < b.low(), a.low() >= b.high());
  }

  public static Int lessOrEqual(Int a, Int b) {
    return compare(BinaryOperator.LESS_EQUAL, a, b, a.high() <= b.low(), a.low() > b.high());
  }

  public static Int equal(Int a, Int b) {
    boolean same = areConstant(a, b) && a.constant() == b.constant();
    boolean apart = a.high() < b.low() || b.high() < a.low() || areApart(a.range(), b.range());
    return compare(BinaryOperator.EQUAL, a, b, same, apart);
  }

  private static boolean areApart(Range a, Range b) {
    return a.isFew() ? a.numbers().noneMatch(b::contains) : b.isFew() && areApart(b, a);
  }

  private static Int compare(BinaryOperator operator, Int a, Int b, boolean surely, boolean never) {
    return surely ? Int.of(1) : never ? Int.of(0) : binary(operator, a, b, Range.BIT);
  }

  /** As unsigned numbers. */
  public static Int lessUnsigned(Int a, Int b) {
    Int min = Int.of(Integer.MIN_VALUE);
    return a.low() >= 0 && b.low() >= 0 ? less(a, b) : less(xorSign(a, min), xorSign(b, min));
  }

  private static Int xorSign(Int a, Int min) {
    Int flipped = xor(a, min);
    return flipped.isConstant() ? flipped : ranged(flipped, Range.ALL);
  }

  /** Not, for 0 and 1. */
  public static Int not(Int a) {
    if (a.isConstant()) {
      return Int.of(a.constant() == 0);
    }
    Expression inverse =
        switch (a.expression()) {
          case Expression.Unary(UnaryOperator o, Expression e) when o == UnaryOperator.NOT -> e;
          case Expression.Binary(BinaryOperator o, Expression l, Expression r)
              when inverse(o) != o ->
              new Expression.Binary(inverse(o), l, r);
          default -> new Expression.Unary(UnaryOperator.NOT, a.expression());
        };
    return Int.of(inverse, Range.BIT, a.weight() + 1);
  }

  private static BinaryOperator inverse(BinaryOperator operator) {
    return switch (operator) {
      case LESS -> BinaryOperator.GREATER_EQUAL;
      case LESS_EQUAL -> BinaryOperator.GREATER;
      case GREATER -> BinaryOperator.LESS_EQUAL;
      case GREATER_EQUAL -> BinaryOperator.LESS;
      case EQUAL -> BinaryOperator.NOT_EQUAL;
      case NOT_EQUAL -> BinaryOperator.EQUAL;
      default -> operator;
    };
  }

  /** For 0 and 1, both. */
  public static Int both(Int a, Int b) {
    if (a.isConstant()) {
      return a.is(0) ? a : b;
    }
    if (b.isConstant()) {
      return b.is(0) ? b : a;
    }
    return binary(BinaryOperator.AND, a, b, Range.BIT);
  }

  /** For 0 and 1, at least one. */
  public static Int either(Int a, Int b) {
    return not(both(not(a), not(b)));
  }

  public static Int choose(Int condition, Int then, Int otherwise) {
    if (condition.isConstant()) {
      return condition.is(0) ? otherwise : then;
    }
    if (then.equals(otherwise)) {
      return then;
    }
    return Int.of(
        new Expression.Conditional(
            condition.expression(), then.expression(), otherwise.expression()),
        (Range) Domain.join(then.range(), otherwise.range()),
        condition.weight() + then.weight() + otherwise.weight() + 1);
  }

  /** Whether two references are to the same object. */
  public static Int same(Ref a, Ref b) {
    SortedSet<Integer> common = new TreeSet<>(a.objects());
    common.retainAll(b.objects());
    if (common.isEmpty()) {
      return Int.of(0);
    }
    return a.expression().equals(b.expression()) ? Int.of(1) : equal(a.number(), b.number());
  }
}

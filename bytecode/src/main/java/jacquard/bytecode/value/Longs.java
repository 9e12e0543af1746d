package jacquard.bytecode.value;

import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Wide;

/** Arithmetic of 64 bits on two numbers of 32, as the JVM does it. */
public final class Longs {
  private static final Int MASK = Int.of(0xffff);
  private static final Int HALF = Int.of(16);

  private Longs() {}

  private static boolean areConstant(Wide a, Wide b) {
    return a.isConstant() && b.isConstant();
  }

  /** From an int. */
  public static Wide widened(Int a) {
    return a.low() >= 0 ? new Wide(Int.of(0), a) : new Wide(Ints.shiftRight(a, Int.of(31)), a);
  }

  public static Wide add(Wide a, Wide b) {
    if (areConstant(a, b)) {
      return Wide.of(a.constant() + b.constant());
    }
    Int low = Ints.add(a.low(), b.low());
    Int carry = Ints.lessUnsigned(low, a.low());
    return new Wide(Ints.add(Ints.add(a.high(), b.high()), carry), low);
  }

  public static Wide subtract(Wide a, Wide b) {
    if (areConstant(a, b)) {
      return Wide.of(a.constant() - b.constant());
    }
    Int borrow = Ints.lessUnsigned(a.low(), b.low());
    return new Wide(
        Ints.subtract(Ints.subtract(a.high(), b.high()), borrow), Ints.subtract(a.low(), b.low()));
  }

  public static Wide negate(Wide a) {
    return subtract(Wide.of(0), a);
  }

  public static Wide multiply(Wide a, Wide b) {
    if (areConstant(a, b)) {
      return Wide.of(a.constant() * b.constant());
    }
    Int low = Ints.multiply(a.low(), b.low());
    Int high =
        Ints.add(
            highUnsigned(a.low(), b.low()),
            Ints.add(Ints.multiply(a.high(), b.low()), Ints.multiply(a.low(), b.high())));
    return new Wide(high, low);
  }

  /** The upper half of a product of unsigned numbers, from products of 16 bits each. */
  private static Int highUnsigned(Int a, Int b) {
    Int a0 = Ints.and(a, MASK);
    Int a1 = Ints.shiftRightUnsigned(a, HALF);
    Int b0 = Ints.and(b, MASK);
    Int b1 = Ints.shiftRightUnsigned(b, HALF);
    Int middle = Ints.add(Ints.multiply(a1, b0), Ints.shiftRightUnsigned(wrapped(a0, b0), HALF));
    Int other = Ints.add(Ints.and(middle, MASK), wrapped(a0, b1));
    return Ints.add(
        Ints.add(wrapped(a1, b1), Ints.shiftRightUnsigned(middle, HALF)),
        Ints.shiftRightUnsigned(other, HALF));
  }

  private static Int wrapped(Int a, Int b) {
    return Ints.multiply(a, b);
  }

  public static Wide and(Wide a, Wide b) {
    return new Wide(Ints.and(a.high(), b.high()), Ints.and(a.low(), b.low()));
  }

  public static Wide or(Wide a, Wide b) {
    return new Wide(Ints.or(a.high(), b.high()), Ints.or(a.low(), b.low()));
  }

  public static Wide xor(Wide a, Wide b) {
    return new Wide(Ints.xor(a.high(), b.high()), Ints.xor(a.low(), b.low()));
  }

  public static Wide shiftLeft(Wide a, Int distance) {
    Int by = Ints.and(distance, Int.of(63));
    if (a.isConstant() && by.isConstant()) {
      return Wide.of(a.constant() << by.constant());
    }
    Int far = Ints.lessOrEqual(Int.of(32), by);
    Int carried =
        Ints.choose(
            Ints.equal(by, Int.of(0)),
            Int.of(0),
            Ints.shiftRightUnsigned(a.low(), Ints.subtract(Int.of(32), by)));
    Int near = Ints.or(Ints.shiftLeft(a.high(), by), carried);
    Int moved = Ints.shiftLeft(a.low(), by); // the distance is taken modulo 32
    return new Wide(Ints.choose(far, moved, near), Ints.choose(far, Int.of(0), moved));
  }

  public static Wide shiftRight(Wide a, Int distance) {
    Int by = Ints.and(distance, Int.of(63));
    if (a.isConstant() && by.isConstant()) {
      return Wide.of(a.constant() >> by.constant());
    }
    Int moved = Ints.shiftRight(a.high(), by);
    return right(a, by, moved, Ints.shiftRight(a.high(), Int.of(31)));
  }

  public static Wide shiftRightUnsigned(Wide a, Int distance) {
    Int by = Ints.and(distance, Int.of(63));
    if (a.isConstant() && by.isConstant()) {
      return Wide.of(a.constant() >>> by.constant());
    }
    return right(a, by, Ints.shiftRightUnsigned(a.high(), by), Int.of(0));
  }

  private static Wide right(Wide a, Int by, Int moved, Int filled) {
    Int far = Ints.lessOrEqual(Int.of(32), by);
    Int carried =
        Ints.choose(
            Ints.equal(by, Int.of(0)),
            Int.of(0),
            Ints.shiftLeft(a.high(), Ints.subtract(Int.of(32), by)));
    Int near = Ints.or(Ints.shiftRightUnsigned(a.low(), by), carried);
    return new Wide(Ints.choose(far, filled, moved), Ints.choose(far, moved, near));
  }

  /** -1, 0 or 1. */
  public static Int compare(Wide a, Wide b) {
    if (areConstant(a, b)) {
      return Int.of(Long.compare(a.constant(), b.constant()));
    }
    Int same = equal(a, b);
    return Ints.choose(same, Int.of(0), Ints.choose(less(a, b), Int.of(-1), Int.of(1)));
  }

  public static Int equal(Wide a, Wide b) {
    return Ints.both(Ints.equal(a.high(), b.high()), Ints.equal(a.low(), b.low()));
  }

  private static Int less(Wide a, Wide b) {
    return Ints.either(
        Ints.less(a.high(), b.high()),
        Ints.both(Ints.equal(a.high(), b.high()), Ints.lessUnsigned(a.low(), b.low())));
  }
}

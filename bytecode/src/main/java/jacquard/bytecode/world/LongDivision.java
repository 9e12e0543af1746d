package jacquard.bytecode.world;

/** Division of long numbers by shifting and subtracting, since models divide 32 bits only. */
final class LongDivision {
  private LongDivision() {}

  static long divide(long left, long right) {
    long quotient = unsigned(left < 0 ? -left : left, right < 0 ? -right : right, true);
    return left < 0 == right < 0 ? quotient : -quotient;
  }

  static long remainder(long left, long right) {
    long rest = unsigned(left < 0 ? -left : left, right < 0 ? -right : right, false);
    return left < 0 ? -rest : rest;
  }

  /** Both numbers have 64 bits, without a sign; the smallest long is its own negative. */
  private static long unsigned(long left, long right, boolean wantsQuotient) {
    long rest = 0;
    long quotient = 0;
    for (int bit = 63; bit >= 0; bit--) {
      boolean carries = rest < 0;
      rest = rest << 1 | (left >>> bit & 1);
      quotient <<= 1;
      if (carries || rest + Long.MIN_VALUE >= right + Long.MIN_VALUE) {
        rest -= right;
        quotient |= 1;
      }
    }
    return wantsQuotient ? quotient : rest;
  }
}

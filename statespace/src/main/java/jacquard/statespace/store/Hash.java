package jacquard.statespace.store;

/** Spreads the bits of a number. */
final class Hash {
  private Hash() {}

  static long of(long value) {
    long h = value * 0x9E3779B97F4A7C15L;
    h ^= h >>> 32;
    return h * 0xD6E8FEB86659FD93L;
  }
}

package jacquard.symbolic.encode;

/** Bits of a state that never change, cell by cell. */
final class KnownBits {
  private static final byte OPEN = 0;

  private final byte[][] bits;

  private KnownBits(byte[][] bits) {
    this.bits = bits;
  }

  /** Nothing is known. */
  static KnownBits none(Cells cells) {
    byte[][] bits = new byte[cells.all().size()][];
    for (Cells.Cell cell : cells.all()) {
      bits[cell.index()] = new byte[cell.bits()];
    }
    return new KnownBits(bits);
  }

  /** What a bit always is, 0 or 1; -1 if it is not known. */
  int constant(int cell, int bit) {
    return bits[cell][bit] == OPEN ? -1 : bits[cell][bit] - 1;
  }

  KnownBits copy() {
    byte[][] copy = new byte[bits.length][];
    for (int i = 0; i < bits.length; i++) {
      copy[i] = bits[i].clone();
    }
    return new KnownBits(copy);
  }

  void set(int cell, int bit, boolean value) {
    bits[cell][bit] = (byte) (value ? 2 : 1);
  }
}

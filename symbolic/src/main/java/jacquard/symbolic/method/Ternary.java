package jacquard.symbolic.method;

/** Values that are false (0), true (1) or unknown (2). */
public final class Ternary {
  public static final byte UNKNOWN = 2;

  private Ternary() {}

  public static byte and(byte a, byte b) {
    if (a == 0 || b == 0) {
      return 0;
    }
    return a == 1 && b == 1 ? 1 : UNKNOWN;
  }

  /** The value of a literal, from those of the nodes. */
  public static byte of(byte[] nodes, int literal) {
    byte value = nodes[literal >> 1];
    return value == UNKNOWN ? UNKNOWN : (byte) (value ^ (literal & 1));
  }
}

package jacquard.model;

/** What a scalar can hold: whole numbers of a fixed width. */
public record Type(String name, int bits, boolean signed) {
  public static final Type BIT = new Type("bit", 1, false);
  public static final Type BOOL = new Type("bool", 1, false);
  public static final Type BYTE = new Type("byte", 8, false);
  public static final Type PID = new Type("pid", 8, false);
  public static final Type MTYPE = new Type("mtype", 8, false);
  public static final Type CHAN = new Type("chan", 16, false);
  public static final Type SHORT = new Type("short", 16, true);
  public static final Type INT = new Type("int", 32, true);

  public static Type unsigned(int bits) {
    return new Type("unsigned:" + bits, bits, false);
  }

  /** How many bytes of a state one value takes. */
  public int bytes() {
    return bits <= 8 ? 1 : bits <= 16 ? 2 : 4;
  }

  /** What is left of a value when it is stored. */
  public int narrow(int value) {
    if (bits == 32) {
      return value;
    }
    return signed ? value << (32 - bits) >> (32 - bits) : value & ((1 << bits) - 1);
  }

  @Override
  public String toString() {
    return name;
  }
}

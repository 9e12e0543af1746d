package jacquard.hooks;

/**
 * How memory is accessed by offset, packed into an {@code int}: what is done, how it is ordered,
 * and the type of the location.
 */
public final class Access {
  public static final int READ = 0;
  public static final int WRITE = 1;

  /** Reads and sets. */
  public static final int SWAP = 2;

  /** Reads and adds. */
  public static final int ADD = 3;

  public static final int CAS = 4;

  /** Reads and writes some function of what was there: bitwise or, and, xor. */
  public static final int UPDATE = 5;

  public static final int PLAIN = 0;

  public static final int OPAQUE = 1;

  /** Acquire for what reads, release for what writes. */
  public static final int ACQUIRE_RELEASE = 2;

  public static final int VOLATILE = 3;

  private Access() {}

  /** Packs an access; {@code type} is the first character of a descriptor, {@code L} for arrays. */
  public static int of(int operation, int order, char type) {
    return operation | order << 4 | type << 8;
  }

  public static int operation(int access) {
    return access & 0xf;
  }

  public static int order(int access) {
    return access >>> 4 & 0xf;
  }

  public static char type(int access) {
    return (char) (access >>> 8);
  }
}

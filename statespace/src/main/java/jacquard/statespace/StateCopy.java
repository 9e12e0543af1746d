package jacquard.statespace;

import java.util.Arrays;

/** The bytes of a state, which have an order. */
final class StateCopy {
  private final byte[] bytes;

  StateCopy(byte[] state, int length) {
    this.bytes = Arrays.copyOf(state, length);
  }

  int compareTo(StateCopy other) {
    return Arrays.compareUnsigned(bytes, other.bytes);
  }

  boolean isOf(byte[] state, int length) {
    return Arrays.equals(state, 0, length, bytes, 0, bytes.length);
  }
}

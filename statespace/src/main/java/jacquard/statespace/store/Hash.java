package jacquard.statespace.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Spreads the bits of numbers and states. */
final class Hash {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private Hash() {}

  static long of(long value) {
    long h = value * 0x9E3779B97F4A7C15L;
    h ^= h >>> 32;
    return h * 0xD6E8FEB86659FD93L;
  }

  static long of(byte[] state, int length) {
    long h = mix(length); // or else it could cancel out a difference in the first bytes
    int i = 0;
    for (; i + 8 <= length; i += 8) {
      h = mix(h ^ (long) LONG.get(state, i));
    }
    long rest = 0;
    for (; i < length; i++) {
      rest = rest << 8 | (state[i] & 0xff);
    }
    return mix(mix(h ^ rest));
  }

  private static long mix(long value) {
    long m = value * 0xD6E8FEB86659FD93L;
    m ^= m >>> 32;
    m *= 0x9E3779B97F4A7C15L;
    return m ^ m >>> 29;
  }
}

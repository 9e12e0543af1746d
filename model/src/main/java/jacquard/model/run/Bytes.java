package jacquard.model.run;

import jacquard.model.Layout;
import jacquard.model.Type;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Reads and writes numbers in a state. */
public final class Bytes {
  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private Bytes() {}

  public static int getShort(byte[] state, int offset) {
    return (short) SHORT.get(state, offset);
  }

  public static int getInt(byte[] state, int offset) {
    return (int) INT.get(state, offset);
  }

  public static void putShort(byte[] state, int offset, int value) {
    SHORT.set(state, offset, (short) value);
  }

  public static void putInt(byte[] state, int offset, int value) {
    INT.set(state, offset, value);
  }

  public static int get(byte[] state, int offset, Type type) {
    return switch (type.bytes()) {
      case 1 -> state[offset] & 0xff;
      case 2 -> type.signed() ? getShort(state, offset) : getShort(state, offset) & 0xffff;
      default -> getInt(state, offset);
    };
  }

  /** Stores what is left of a value in the type. */
  public static void put(byte[] state, int offset, Type type, int value) {
    int narrow = type.narrow(value);
    switch (type.bytes()) {
      case 1 -> state[offset] = (byte) narrow;
      case 2 -> putShort(state, offset, narrow);
      default -> putInt(state, offset, narrow);
    }
  }

  /** The priority of the process whose frame starts there, in a model that has priorities. */
  public static int priority(byte[] state, int frame) {
    return state[frame + Layout.PRIORITY] & 0xff;
  }

  static int location(byte[] state, int frame) {
    return getShort(state, frame + Layout.LOCATION) & 0xffff;
  }

  static void setLocation(byte[] state, int frame, int location) {
    putShort(state, frame + Layout.LOCATION, location);
  }
}

package jacquard.hooks;

import java.lang.reflect.Array;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** Reads and writes memory by offset, past every hook. */
public final class Memory {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private static final long CONSTANTS = UNSAFE.objectFieldOffset(Class.class, "enumConstants");
  private static final long CONSTANT_DIRECTORY =
      UNSAFE.objectFieldOffset(Class.class, "enumConstantDirectory");

  /** Where in a class its static fields begin; before them is what a class keeps of itself. */
  private static final long FIRST_STATIC = firstStatic();

  /** Has one static field, and so that is the first. */
  private static final class OneStatic {
    @SuppressWarnings("unused") // it is only looked at where it is
    static @Nullable Object only;
  }

  private static long firstStatic() {
    try {
      return UNSAFE.staticFieldOffset(OneStatic.class.getDeclaredField("only"));
    } catch (NoSuchFieldException e) {
      throw new LinkageError("a field is missing", e);
    }
  }

  private Memory() {}

  /** Whether what is at an offset of a class is no static field. */
  public static boolean isOfClassItself(long offset) {
    return offset < FIRST_STATIC;
  }

  public static long offset(Class<?> declaring, String field) {
    return UNSAFE.objectFieldOffset(declaring, field);
  }

  public static long staticOffset(java.lang.reflect.Field field) {
    return UNSAFE.staticFieldOffset(field);
  }

  public static Object staticBase(java.lang.reflect.Field field) {
    return UNSAFE.staticFieldBase(field);
  }

  public static long offset(java.lang.reflect.Field field) {
    return UNSAFE.objectFieldOffset(field);
  }

  public static int arrayBase(Class<?> array) {
    return (int) UNSAFE.arrayBaseOffset(array);
  }

  public static int arrayScale(Class<?> array) {
    return UNSAFE.arrayIndexScale(array);
  }

  /** The value of a primitive location, floating-point ones as raw bits. */
  public static long get(Object base, long offset, char type) {
    return switch (type) {
      case 'I' -> UNSAFE.getInt(base, offset);
      case 'J' -> UNSAFE.getLong(base, offset);
      case 'Z' -> UNSAFE.getBoolean(base, offset) ? 1 : 0;
      case 'B' -> UNSAFE.getByte(base, offset);
      case 'S' -> UNSAFE.getShort(base, offset);
      case 'C' -> UNSAFE.getChar(base, offset);
      case 'F' -> UNSAFE.getInt(base, offset);
      case 'D' -> UNSAFE.getLong(base, offset);
      default -> throw new IllegalArgumentException("no primitive type: " + type);
    };
  }

  public static @Nullable Object getReference(Object base, long offset) {
    return UNSAFE.getReference(base, offset);
  }

  public static void put(Object base, long offset, char type, long value) {
    switch (type) {
      case 'I', 'F' -> UNSAFE.putInt(base, offset, (int) value);
      case 'J', 'D' -> UNSAFE.putLong(base, offset, value);
      case 'Z' -> UNSAFE.putBoolean(base, offset, value != 0);
      case 'B' -> UNSAFE.putByte(base, offset, (byte) value);
      case 'S' -> UNSAFE.putShort(base, offset, (short) value);
      case 'C' -> UNSAFE.putChar(base, offset, (char) value);
      default -> throw new IllegalArgumentException("no primitive type: " + type);
    }
  }

  public static void putReference(Object base, long offset, @Nullable Object value) {
    UNSAFE.putReference(base, offset, value);
  }

  /** Forgets which constants an enum had in an earlier execution; the JDK asks again. */
  public static void forgetConstants(Class<?> type) {
    UNSAFE.putReferenceVolatile(type, CONSTANTS, null);
    UNSAFE.putReferenceVolatile(type, CONSTANT_DIRECTORY, null);
  }

  static Object cloneArray(Object array) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }

  /** Throws anything, declared or not. */
  @SuppressWarnings("unchecked")
  public static <T extends Throwable> RuntimeException sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }
}

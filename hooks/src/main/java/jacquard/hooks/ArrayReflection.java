package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/**
 * What {@link java.lang.reflect.Array} does in native code, in code that can be seen. Each method
 * has the name and the parameters of the one that it stands for.
 */
public final class ArrayReflection {
  private ArrayReflection() {}

  private static IllegalArgumentException mismatch(Object array) {
    if (array.getClass().isArray()) {
      return new IllegalArgumentException("argument type mismatch");
    }
    return new IllegalArgumentException("Argument is not an array");
  }

  public static @Nullable Object get(Object array, int index) {
    ArrayHooks.getElement(array, index, 0);
    return switch (array) {
      case Object[] a -> a[index];
      case boolean[] a -> a[index];
      case byte[] a -> a[index];
      case char[] a -> a[index];
      case short[] a -> a[index];
      case int[] a -> a[index];
      case long[] a -> a[index];
      case float[] a -> a[index];
      case double[] a -> a[index];
      default -> throw mismatch(array);
    };
  }

  public static void set(Object array, int index, @Nullable Object value) {
    if (array instanceof @Nullable Object[] a) {
      if (value != null
          && index >= 0
          && index < a.length
          && !a.getClass().getComponentType().isInstance(value)) {
        throw new IllegalArgumentException("array element type mismatch");
      }
      ArrayHooks.putElement(array, index, value, 0);
      a[index] = value;
      return;
    }
    switch (value) {
      case Boolean v -> setBoolean(array, index, v);
      case Byte v -> setByte(array, index, v);
      case Character v -> setChar(array, index, v);
      case Short v -> setShort(array, index, v);
      case Integer v -> setInt(array, index, v);
      case Long v -> setLong(array, index, v);
      case Float v -> setFloat(array, index, v);
      case Double v -> setDouble(array, index, v);
      case null, default -> throw mismatch(array);
    }
  }

  public static boolean getBoolean(Object array, int index) {
    ArrayHooks.getElement(array, index, 0);
    return switch (array) {
      case boolean[] a -> a[index];
      default -> throw mismatch(array);
    };
  }

  public static void setBoolean(Object array, int index, boolean value) {
    switch (array) {
      case boolean[] a -> {
        ArrayHooks.putElement(array, index, (value ? 1 : 0), 0);
        a[index] = value;
      }
      default -> throw mismatch(array);
    }
  }

  public static byte getByte(Object array, int index) {
    ArrayHooks.getElement(array, index, 0);
    return switch (array) {
      case byte[] a -> a[index];
      default -> throw mismatch(array);
    };
  }

  public static void setByte(Object array, int index, byte value) {
    switch (array) {
      case byte[] a -> {
        ArrayHooks.putElement(array, index, value, 0);
        a[index] = value;
      }
      case short[] a -> {
        ArrayHooks.putElement(array, index, (int) value, 0);
        a[index] = value;
      }
      case int[] a -> {
        ArrayHooks.putElement(array, index, (int) value, 0);
        a[index] = value;
      }
      case long[] a -> {
        ArrayHooks.putElement(array, index, (long) value, 0);
        a[index] = value;
      }
      case float[] a -> {
        ArrayHooks.putElement(array, index, (float) value, 0);
        a[index] = value;
      }
      case double[] a -> {
        ArrayHooks.putElement(array, index, (double) value, 0);
        a[index] = value;
      }
      default -> throw mismatch(array);
    }
  }

  public static char getChar(Object array, int index) {
    ArrayHooks.getElement(array, index, 0);
    return switch (array) {
      case char[] a -> a[index];
      default -> throw mismatch(array);
    };
  }

  public static void setChar(Object array, int index, char value) {
    switch (array) {
      case char[] a -> {
        ArrayHooks.putElement(array, index, value, 0);
        a[index] = value;
      }
      case int[] a -> {
        ArrayHooks.putElement(array, index, (int) value, 0);
        a[index] = value;
      }
      case long[] a -> {
        ArrayHooks.putElement(array, index, (long) value, 0);
        a[index] = value;
      }
      case float[] a -> {
        ArrayHooks.putElement(array, index, (float) value, 0);
        a[index] = value;
      }
      case double[] a -> {
        ArrayHooks.putElement(array, index, (double) value, 0);
        a[index] = value;
      }
      default -> throw mismatch(array);
    }
  }

  public static short getShort(Object array, int index) {
    ArrayHooks.getElement(array, index, 0);
    return switch (array) {
      case short[] a -> a[index];
      case byte[] a -> a[index];
      default -> throw mismatch(array);
    };
  }

  public static void setShort(Object array, int index, short value) {
    switch (array) {
      case short[] a -> {
        ArrayHooks.putElement(array, index, value, 0);
        a[index] = value;
      }
      case int[] a -> {
        ArrayHooks.putElement(array, index, (int) value, 0);
        a[index] = value;
      }
      case long[] a -> {
        ArrayHooks.putElement(array, index, (long) value, 0);
        a[index] = value;
      }
      case float[] a -> {
        ArrayHooks.putElement(array, index, (float) value, 0);
        a[index] = value;
      }
      case double[] a -> {
        ArrayHooks.putElement(array, index, (double) value, 0);
        a[index] = value;
      }
      default -> throw mismatch(array);
    }
  }

  public static int getInt(Object array, int index) {
    ArrayHooks.getElement(array, index, 0);
    return switch (array) {
      case int[] a -> a[index];
      case short[] a -> a[index];
      case char[] a -> a[index];
      case byte[] a -> a[index];
      default -> throw mismatch(array);
    };
  }

  public static void setInt(Object array, int index, int value) {
    switch (array) {
      case int[] a -> {
        ArrayHooks.putElement(array, index, value, 0);
        a[index] = value;
      }
      case long[] a -> {
        ArrayHooks.putElement(array, index, (long) value, 0);
        a[index] = value;
      }
      case float[] a -> {
        ArrayHooks.putElement(array, index, (float) value, 0);
        a[index] = value;
      }
      case double[] a -> {
        ArrayHooks.putElement(array, index, (double) value, 0);
        a[index] = value;
      }
      default -> throw mismatch(array);
    }
  }

  public static long getLong(Object array, int index) {
    ArrayHooks.getElement(array, index, 0);
    return switch (array) {
      case long[] a -> a[index];
      case int[] a -> a[index];
      case short[] a -> a[index];
      case char[] a -> a[index];
      case byte[] a -> a[index];
      default -> throw mismatch(array);
    };
  }

  public static void setLong(Object array, int index, long value) {
    switch (array) {
      case long[] a -> {
        ArrayHooks.putElement(array, index, value, 0);
        a[index] = value;
      }
      case float[] a -> {
        ArrayHooks.putElement(array, index, (float) value, 0);
        a[index] = value;
      }
      case double[] a -> {
        ArrayHooks.putElement(array, index, (double) value, 0);
        a[index] = value;
      }
      default -> throw mismatch(array);
    }
  }

  public static float getFloat(Object array, int index) {
    ArrayHooks.getElement(array, index, 0);
    return switch (array) {
      case float[] a -> a[index];
      case long[] a -> a[index];
      case int[] a -> a[index];
      case short[] a -> a[index];
      case char[] a -> a[index];
      case byte[] a -> a[index];
      default -> throw mismatch(array);
    };
  }

  public static void setFloat(Object array, int index, float value) {
    switch (array) {
      case float[] a -> {
        ArrayHooks.putElement(array, index, value, 0);
        a[index] = value;
      }
      case double[] a -> {
        ArrayHooks.putElement(array, index, (double) value, 0);
        a[index] = value;
      }
      default -> throw mismatch(array);
    }
  }

  public static double getDouble(Object array, int index) {
    ArrayHooks.getElement(array, index, 0);
    return switch (array) {
      case double[] a -> a[index];
      case float[] a -> a[index];
      case long[] a -> a[index];
      case int[] a -> a[index];
      case short[] a -> a[index];
      case char[] a -> a[index];
      case byte[] a -> a[index];
      default -> throw mismatch(array);
    };
  }

  public static void setDouble(Object array, int index, double value) {
    switch (array) {
      case double[] a -> {
        ArrayHooks.putElement(array, index, value, 0);
        a[index] = value;
      }
      default -> throw mismatch(array);
    }
  }
}

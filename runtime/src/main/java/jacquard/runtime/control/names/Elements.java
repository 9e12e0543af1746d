package jacquard.runtime.control.names;

import jacquard.hooks.Memory;

/** Where the elements of arrays are. */
public final class Elements {
  private Elements() {}

  public static long offset(Object array, int index) {
    Class<?> type = array.getClass();
    return Memory.arrayBase(type) + (long) index * Memory.arrayScale(type);
  }

  /** The index of the element at an offset, in arrays of this class. */
  public static int index(Class<?> array, int offset) {
    return (offset - Memory.arrayBase(array)) / Memory.arrayScale(array);
  }

  /** Whether there is an element of this type at this offset. */
  public static boolean isElement(Object array, long offset, char type) {
    Class<?> c = array.getClass();
    return type == type(array) && (offset - Memory.arrayBase(c)) % Memory.arrayScale(c) == 0;
  }

  /** A bit for each type of elements. */
  public static int bit(Object array) {
    return switch (array) {
      case byte[] _ -> 1;
      case Object[] _ -> 2;
      case int[] _ -> 4;
      case char[] _ -> 8;
      case long[] _ -> 16;
      case boolean[] _ -> 32;
      case double[] _ -> 64;
      case short[] _ -> 128;
      default -> 256;
    };
  }

  public static char type(Object array) {
    return switch (array) {
      case int[] _ -> 'I';
      case long[] _ -> 'J';
      case byte[] _ -> 'B';
      case boolean[] _ -> 'Z';
      case char[] _ -> 'C';
      case short[] _ -> 'S';
      case float[] _ -> 'F';
      case double[] _ -> 'D';
      default -> 'L';
    };
  }

  /** How many bytes a value of this type takes in memory. */
  public static int size(char type) {
    return switch (type) {
      case 'B', 'Z' -> 1;
      case 'C', 'S' -> 2;
      case 'I', 'F' -> 4;
      case 'J', 'D' -> 8;
      default -> Memory.arrayScale(Object[].class);
    };
  }

  /** The value of an element that is no reference. */
  public static long value(Object array, int index) {
    return Memory.get(array, offset(array, index), type(array));
  }
}

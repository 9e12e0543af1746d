package jacquard.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What the fields of one interface refer to in this execution.
 *
 * <p>By the rules of the JVM they are final, so that they cannot be set again by ordinary code, and
 * compiled code may take them for what they were the first time. The program reads them here
 * instead. The fields themselves are kept the same by force, for those who look at them by
 * reflection.
 */
public final class Constants {
  private final Class<?> type;

  /** What was the static initialiser; null if there was none. */
  private final @Nullable MethodHandle initialiser;

  /** The first character of each field's descriptor. */
  private final String types;

  /** Where the fields are in the class. */
  private final long[] offsets;

  private final @Nullable Object[] references;
  private final long[] primitives;

  private int epoch;

  private Constants(
      Class<?> type, @Nullable MethodHandle initialiser, String types, String[] names) {
    this.type = type;
    this.initialiser = initialiser;
    this.types = types;
    references = new Object[names.length];
    primitives = new long[names.length];
    offsets = new long[names.length];
    for (int i = 0; i < names.length; i++) {
      offsets[i] = Memory.offset(type, names[i]);
    }
  }

  /**
   * The constants of an interface; called by its static initialiser.
   *
   * @param types the first character of each field's descriptor, {@code L} for arrays
   * @param names the names of the fields, separated by semicolons
   * @param initialiser the name of the method that was the static initialiser; empty for none
   */
  public static Constants of(
      MethodHandles.Lookup lookup, String types, String names, String initialiser) {
    Thread suspended = Supervision.suspend();
    try {
      MethodHandle handle =
          initialiser.isEmpty()
              ? null
              : lookup.findStatic(
                  lookup.lookupClass(), initialiser, MethodType.methodType(void.class));
      String[] all = names.isEmpty() ? new String[0] : names.split(";", -1);
      return new Constants(lookup.lookupClass(), handle, types, all);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("a rewritten interface lacks its initialiser", e);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  /** Initialises the interface if that has not been done in this execution. */
  public void ensure() {
    if (epoch != Supervision.epoch) {
      initialise();
    }
  }

  public @Nullable Object reference(int index) {
    ensure();
    return references[index];
  }

  /** A {@code long}, or the raw bits of a {@code double}. */
  public long number(int index) {
    ensure();
    return primitives[index];
  }

  /** A primitive value that is kept in 32 bits, a {@code float} as raw bits. */
  public int small(int index) {
    ensure();
    return (int) primitives[index];
  }

  public float single(int index) {
    return Float.intBitsToFloat(small(index));
  }

  public double twofold(int index) {
    return Double.longBitsToDouble(number(index));
  }

  private void initialise() {
    if (!ClassHooks.beginInitialisation(type)) {
      return;
    }
    try {
      if (!Supervision.controlled()) {
        epoch = Supervision.epoch; // nobody keeps count of who initialises what
      }
      Arrays.fill(references, null);
      Arrays.fill(primitives, 0);
      if (initialiser != null) {
        initialiser.invokeExact();
      }
      if (ClassHooks.endInitialisation(type)) {
        epoch = Supervision.epoch;
      }
    } catch (Throwable thrown) {
      throw Memory.<RuntimeException>sneak(ClassHooks.failInitialisation(type, thrown));
    }
  }

  // ---- for the interface's own initialiser, which sets each field as it goes

  public static void set(@Nullable Object value, Constants in, int index) {
    in.references[index] = value;
    Memory.putReference(in.type, in.offsets[index], value);
  }

  public static void set(int value, Constants in, int index) {
    set((long) value, in, index);
  }

  public static void set(float value, Constants in, int index) {
    set((long) Float.floatToRawIntBits(value), in, index);
  }

  public static void set(double value, Constants in, int index) {
    set(Double.doubleToRawLongBits(value), in, index);
  }

  public static void set(long value, Constants in, int index) {
    in.primitives[index] = value;
    Memory.put(in.type, in.offsets[index], in.types.charAt(index), value);
  }
}

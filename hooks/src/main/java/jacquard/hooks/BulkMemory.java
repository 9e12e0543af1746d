package jacquard.hooks;

import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * The methods of {@code Unsafe} that read and write stretches of memory. Reading and writing are
 * two steps, with what was read kept in between: nobody sees it there.
 */
public final class BulkMemory {
  private static final long BASE = Unsafe.ARRAY_BYTE_BASE_OFFSET;

  private BulkMemory() {}

  public static void copyMemory(
      Unsafe unsafe,
      @Nullable Object from,
      long fromOffset,
      @Nullable Object to,
      long toOffset,
      long bytes,
      int site) {
    if (!Supervision.controlled() || bytes <= 0 || bytes > Integer.MAX_VALUE - 16) {
      unsafe.copyMemory(from, fromOffset, to, toOffset, bytes);
      return;
    }
    OffsetHooks.accessRange(from, fromOffset, bytes, false, site);
    byte[] read = new byte[(int) bytes];
    unsafe.copyMemory(from, fromOffset, read, BASE, bytes);
    OffsetHooks.accessRange(to, toOffset, bytes, true, site);
    unsafe.copyMemory(read, BASE, to, toOffset, bytes);
  }

  public static void copyMemory(Unsafe unsafe, long from, long to, long bytes, int site) {
    copyMemory(unsafe, null, from, null, to, bytes, site);
  }

  public static void copySwapMemory(
      Unsafe unsafe,
      @Nullable Object from,
      long fromOffset,
      @Nullable Object to,
      long toOffset,
      long bytes,
      long elementSize,
      int site) {
    if (!Supervision.controlled() || bytes <= 0 || bytes > Integer.MAX_VALUE - 16) {
      unsafe.copySwapMemory(from, fromOffset, to, toOffset, bytes, elementSize);
      return;
    }
    OffsetHooks.accessRange(from, fromOffset, bytes, false, site);
    byte[] read = new byte[(int) bytes];
    unsafe.copyMemory(from, fromOffset, read, BASE, bytes);
    OffsetHooks.accessRange(to, toOffset, bytes, true, site);
    unsafe.copySwapMemory(read, BASE, to, toOffset, bytes, elementSize);
  }

  public static void setMemory(
      Unsafe unsafe, @Nullable Object base, long offset, long bytes, byte value, int site) {
    OffsetHooks.accessRange(base, offset, bytes, true, site);
    unsafe.setMemory(base, offset, bytes, value);
  }

  public static void setMemory(Unsafe unsafe, long address, long bytes, byte value, int site) {
    OffsetHooks.accessRange(null, address, bytes, true, site);
    unsafe.setMemory(address, bytes, value);
  }
}

package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** Accesses of memory by its offset, as {@link Access} says. */
public interface OffsetControl {
  void access(Object base, long offset, long expected, long value, int access, int site);

  void access(
      Object base,
      long offset,
      @Nullable Object expected,
      @Nullable Object value,
      int access,
      int site);

  /** Before memory outside of the heap is accessed. */
  default void accessOffHeap(long address, int access, int site) {}

  /** Before a stretch of an array, or of memory outside of the heap, is read or written. */
  default void accessRange(
      @Nullable Object base, long offset, long bytes, boolean writes, int site) {}
}

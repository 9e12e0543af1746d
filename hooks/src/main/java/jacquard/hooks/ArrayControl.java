package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** Accesses of the elements of arrays; floating-point values as raw bits. */
public interface ArrayControl {
  void getElement(Object array, int index, int site);

  void putElement(Object array, int index, long value, int site);

  void putElement(Object array, int index, @Nullable Object value, int site);

  void copyArray(Object from, int fromIndex, Object to, int toIndex, int length, int site);

  Object cloneArray(Object array, int site);
}

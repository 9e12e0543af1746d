package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** Accesses of the fields of objects; floating-point values as raw bits. */
public interface FieldControl {
  void getField(Object owner, int field, int site);

  void putField(Object owner, long value, int field, int site);

  void putField(Object owner, @Nullable Object value, int field, int site);

  /** After an object was copied: brings the copy's fields up to date, each by a read of its own. */
  default void cloned(Object original, Object copy, int site) {}
}

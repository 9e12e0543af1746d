package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** Accesses of static fields; floating-point values as raw bits. */
public interface StaticControl {
  void getStatic(int field, int site);

  void putStatic(long value, int field, int site);

  void putStatic(@Nullable Object value, int field, int site);

  // of classes that are not known by their names alone

  default void getStatic(Class<?> named, int field, int site) {
    getStatic(field, site);
  }

  default void putStatic(long value, Class<?> named, int field, int site) {
    putStatic(value, field, site);
  }

  default void putStatic(@Nullable Object value, Class<?> named, int field, int site) {
    putStatic(value, field, site);
  }
}

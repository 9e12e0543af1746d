package jacquard.hooks;

import java.lang.reflect.Array;
import java.util.Locale;
import java.util.regex.Pattern;

/** Tells what never changes from what may. */
final class Constants {
  private Constants() {}

  /** Whether an object is known never to change; false where that is not known. */
  static boolean isUnchangeable(Object value) {
    Class<?> type = value.getClass();
    if (type.isArray()) {
      return Array.getLength(value) == 0;
    }
    String name = type.getName();
    return value instanceof String
        || value instanceof Class
        || value instanceof Enum
        || value instanceof Character
        || value instanceof Boolean
        || (value instanceof Number && !name.startsWith("java.util.concurrent.atomic."))
        || value instanceof Locale
        || value instanceof Pattern
        || type.isHidden() // a lambda
        || name.startsWith("java.time.")
        || name.startsWith("java.lang.invoke.")
        || name.startsWith("java.util.ImmutableCollections$")
        || (name.startsWith("java.util.") && value instanceof java.util.Comparator);
  }
}

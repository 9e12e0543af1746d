package jacquard.hooks;

import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * Tells which classes leave {@link Object#hashCode} as it is, so that it differs from run to run.
 */
final class HashCodes extends ClassValue<Boolean> {
  private static final HashCodes OF = new HashCodes();

  private HashCodes() {}

  static boolean isIdentity(Object object) {
    Thread suspended = Hooks.suspend();
    try {
      return OF.get(object.getClass());
    } finally {
      Hooks.proceed(suspended);
    }
  }

  @Override
  protected Boolean computeValue(Class<?> type) {
    for (@Nullable Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      try {
        Method _ = c.getDeclaredMethod("hashCode");
        return c == Enum.class;
      } catch (NoSuchMethodException e) {
        // look further up
      }
    }
    return true;
  }
}

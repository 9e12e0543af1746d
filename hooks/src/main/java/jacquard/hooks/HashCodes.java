package jacquard.hooks;

import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * Tells which classes leave {@link Object#hashCode} as it is, so that it differs from run to run.
 */
final class HashCodes {
  private HashCodes() {}

  static boolean isIdentity(Object object) {
    // looking it up, and the first time setting up the table, is no step of the program
    Thread suspended = Supervision.suspend();
    try {
      return Table.OF.get(object.getClass());
    } finally {
      Supervision.proceed(suspended);
    }
  }

  private static final class Table extends ClassValue<Boolean> {
    static final Table OF = new Table();

    @Override
    protected Boolean computeValue(Class<?> type) {
      for (@Nullable Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
        if (declaresHashCode(c)) {
          return c == Enum.class;
        }
      }
      return true;
    }

    private static boolean declaresHashCode(Class<?> type) {
      Original original = Original.of(type);
      if (original != null) {
        // reflection fails where any method of the class names a type that is not there
        return original.declaresHashCode();
      }
      try {
        Method _ = type.getDeclaredMethod("hashCode");
        return true;
      } catch (NoSuchMethodException e) {
        return false;
      } catch (LinkageError e) {
        return true; // its own or not: it is asked
      }
    }
  }
}

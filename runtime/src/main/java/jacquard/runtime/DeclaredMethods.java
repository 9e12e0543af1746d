package jacquard.runtime;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

/** The methods that a class declares. */
final class DeclaredMethods {
  private DeclaredMethods() {}

  /**
   * All of them; if one that is not public names a class that is not there, the public ones, as the
   * JVM does when it looks for {@code main}.
   */
  static List<Method> of(Class<?> type) {
    try {
      return List.of(type.getDeclaredMethods());
    } catch (NoClassDefFoundError e) {
      return Arrays.stream(type.getMethods())
          .filter(m -> m.getDeclaringClass().equals(type))
          .toList();
    }
  }
}

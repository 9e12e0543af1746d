package jacquard.runtime;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What JUnit runs around a test method. Found by the names of the annotations, since the test sees
 * another copy of JUnit than the checker, or none.
 */
record Lifecycle(List<Method> before, List<Method> after) {
  private static final String JUPITER = "org.junit.jupiter.api.";

  static Lifecycle of(Class<?> type) {
    List<Class<?>> upwards = new ArrayList<>();
    for (@Nullable Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      upwards.add(c);
    }
    List<Class<?>> downwards = upwards.reversed();
    List<Method> before = new ArrayList<>(annotated(downwards, "BeforeAll"));
    before.addAll(annotated(downwards, "BeforeEach"));
    List<Method> after = new ArrayList<>(annotated(upwards, "AfterEach"));
    after.addAll(annotated(upwards, "AfterAll"));
    return new Lifecycle(before, after);
  }

  boolean needsObject() {
    return before.stream().anyMatch(m -> !Modifier.isStatic(m.getModifiers()))
        || after.stream().anyMatch(m -> !Modifier.isStatic(m.getModifiers()));
  }

  private static List<Method> annotated(List<Class<?>> types, String annotation) {
    List<Method> found = new ArrayList<>();
    for (Class<?> c : types) {
      for (Method m : c.getDeclaredMethods()) {
        for (Annotation a : m.getDeclaredAnnotations()) {
          if (a.annotationType().getName().equals(JUPITER + annotation)) {
            found.add(m);
          }
        }
      }
    }
    found.sort((a, b) -> a.getName().compareTo(b.getName()));
    return found;
  }
}

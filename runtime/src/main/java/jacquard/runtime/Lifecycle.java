package jacquard.runtime;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What JUnit runs around a test method, each list in the order in which it runs. Found by the names
 * of the annotations, since the test sees another copy of JUnit than the checker, or none.
 */
record Lifecycle(
    List<Method> beforeAll,
    List<Method> beforeEach,
    List<Method> afterEach,
    List<Method> afterAll) {
  private static final String JUPITER = "org.junit.jupiter.api.";

  static Lifecycle of(Class<?> type) {
    List<Class<?>> upwards = upwards(type);
    List<Class<?>> downwards = upwards.reversed();
    return new Lifecycle(
        annotated(downwards, "BeforeAll", upwards),
        annotated(downwards, "BeforeEach", upwards),
        annotated(upwards, "AfterEach", upwards),
        annotated(upwards, "AfterAll", upwards));
  }

  boolean needsObject() {
    return List.of(beforeAll, beforeEach, afterEach, afterAll).stream()
        .flatMap(List::stream)
        .anyMatch(m -> !Modifier.isStatic(m.getModifiers()));
  }

  /** The class, its superclasses, and after each of them its interfaces. */
  private static List<Class<?>> upwards(Class<?> type) {
    Set<Class<?>> types = new LinkedHashSet<>();
    for (@Nullable Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      types.add(c);
      addInterfaces(c, types);
    }
    return List.copyOf(types);
  }

  private static void addInterfaces(Class<?> type, Set<Class<?>> types) {
    for (Class<?> i : type.getInterfaces()) {
      types.add(i);
      addInterfaces(i, types);
    }
  }

  private static List<Method> annotated(
      List<Class<?>> types, String annotation, List<Class<?>> upwards) {
    List<Method> found = new ArrayList<>();
    for (Class<?> c : types) {
      List<Method> here = new ArrayList<>();
      for (Method m : DeclaredMethods.of(c)) {
        if (isAnnotated(m, annotation) && !isOverridden(m, upwards)) {
          here.add(m);
        }
      }
      here.sort((a, b) -> a.getName().compareTo(b.getName()));
      found.addAll(here);
    }
    return found;
  }

  private static boolean isAnnotated(Method method, String annotation) {
    for (Annotation a : method.getDeclaredAnnotations()) {
      if (a.annotationType().getName().equals(JUPITER + annotation)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a class further down has a method that replaces this one. */
  private static boolean isOverridden(Method method, List<Class<?>> upwards) {
    if (Modifier.isStatic(method.getModifiers()) || Modifier.isPrivate(method.getModifiers())) {
      return false;
    }
    for (Class<?> c : upwards) {
      if (c.equals(method.getDeclaringClass())) {
        return false;
      }
      for (Method m : DeclaredMethods.of(c)) {
        if (m.getName().equals(method.getName())
            && Arrays.equals(m.getParameterTypes(), method.getParameterTypes())) {
          return true;
        }
      }
    }
    return false;
  }
}

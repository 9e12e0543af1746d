package jacquard.runtime.control.names;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Numbers classes, so that a class has the same number in every execution. That is no matter for
 * those that stay; what a program defines anew each time is known by its name, and by how many of
 * that name there were before.
 */
@SuppressWarnings("ReferenceEquality") // loaders are equal only to themselves
final class ClassNumbers {
  /** The name of the loader whose classes stay. */
  private static final String LASTING = "program";

  private final Map<Object, Integer> numbers = new HashMap<>();
  private final IdentityHashMap<Class<?>, Integer> ofThisExecution = new IdentityHashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();

  private record DefinedAnew(String name, int count) {}

  void begin() {
    ofThisExecution.clear();
    counts.clear();
  }

  int of(Class<?> type) {
    if (isLasting(type)) {
      return number(type);
    }
    Integer known = ofThisExecution.get(type);
    if (known == null) {
      // the JDK makes the names of hidden classes differ
      String name = type.getName().replaceFirst("/.*", "");
      known = number(new DefinedAnew(name, counts.merge(name, 1, Integer::sum)));
      ofThisExecution.put(type, known);
    }
    return known;
  }

  private int number(Object key) {
    return numbers.computeIfAbsent(key, _ -> numbers.size());
  }

  private static boolean isLasting(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return !type.isHidden()
        && (loader == null
            || loader == ClassLoader.getPlatformClassLoader()
            || LASTING.equals(loader.getName()));
  }
}

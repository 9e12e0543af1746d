package jacquard.runtime;

import jacquard.hooks.Memory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a program begins: a {@code main} method, or any method that needs no arguments. */
public final class Entry implements Runnable {
  private final @Nullable MethodHandle constructor;
  private final List<MethodHandle> steps;
  private final List<MethodHandle> last;

  private Entry(
      @Nullable MethodHandle constructor, List<MethodHandle> steps, List<MethodHandle> last) {
    this.constructor = constructor;
    this.steps = List.copyOf(steps);
    this.last = List.copyOf(last);
  }

  /** Thrown when a class has no such method, or none that can be called. */
  public static final class NoEntryException extends Exception {
    private static final long serialVersionUID = 1L;

    NoEntryException(String message) {
      super(message);
    }
  }

  /** The class's {@code main(String[])}, or one without parameters, static or not. */
  public static Entry main(Class<?> type, List<String> arguments) throws NoEntryException {
    Method main = find(type, "main", String[].class);
    if (main == null) {
      main = find(type, "main");
    }
    if (main == null) {
      throw new NoEntryException(
          type.getName() + " has no main method; name another one: " + type.getName() + "#METHOD");
    }
    MethodHandle handle = handle(main);
    if (main.getParameterCount() == 1) {
      int at = Modifier.isStatic(main.getModifiers()) ? 0 : 1;
      handle =
          MethodHandles.collectArguments(
              handle,
              at,
              MethodHandles.insertArguments(COPY, 0, (Object) arguments.toArray(String[]::new)));
    }
    boolean isStatic = Modifier.isStatic(main.getModifiers());
    return new Entry(
        isStatic ? null : constructor(type), List.of(adapted(handle, isStatic)), List.of());
  }

  /**
   * A method without parameters; for an instance method a new object is made each time, and what
   * JUnit would run before and after it runs too.
   */
  public static Entry method(Class<?> type, String name) throws NoEntryException {
    Method method = find(type, name);
    if (method == null) {
      boolean other = methods(type).stream().anyMatch(m -> m.getName().equals(name));
      throw new NoEntryException(
          other
              ? "%s#%s has parameters; give a method that has none".formatted(type.getName(), name)
              : "%s has no method %s; it has %s"
                  .formatted(type.getName(), name, String.join(", ", candidates(type))));
    }
    boolean isStatic = Modifier.isStatic(method.getModifiers());
    List<MethodHandle> steps = new ArrayList<>();
    List<MethodHandle> last = new ArrayList<>();
    Lifecycle lifecycle = Lifecycle.of(type);
    for (Method m : lifecycle.before()) {
      steps.add(adapted(handle(m), Modifier.isStatic(m.getModifiers())));
    }
    steps.add(adapted(handle(method), isStatic));
    for (Method m : lifecycle.after()) {
      last.add(adapted(handle(m), Modifier.isStatic(m.getModifiers())));
    }
    boolean needsObject = !isStatic || lifecycle.needsObject();
    return new Entry(needsObject ? constructor(type) : null, steps, last);
  }

  @Override
  public void run() {
    try {
      Object object = constructor == null ? null : constructor.invoke();
      try {
        for (MethodHandle step : steps) {
          step.invokeExact(object);
        }
      } finally {
        for (MethodHandle step : last) {
          step.invokeExact(object);
        }
      }
    } catch (Throwable thrown) {
      throw Memory.<RuntimeException>sneak(thrown);
    }
  }

  /** Every method takes the object, static ones ignore it. */
  private static MethodHandle adapted(MethodHandle handle, boolean isStatic) {
    MethodHandle h = isStatic ? MethodHandles.dropArguments(handle, 0, Object.class) : handle;
    return h.asType(MethodType.methodType(void.class, Object.class));
  }

  private static final MethodHandle COPY = copy();

  private static MethodHandle copy() {
    try {
      return MethodHandles.lookup()
          .findStatic(Entry.class, "copy", MethodType.methodType(String[].class, String[].class));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("Entry.copy", e);
    }
  }

  /** A program may change its arguments: each execution gets its own. */
  @SuppressWarnings("UnusedMethod") // called by handle
  private static String[] copy(String[] arguments) {
    return arguments.clone();
  }

  private static MethodHandle constructor(Class<?> type) throws NoEntryException {
    if (Modifier.isAbstract(type.getModifiers())) {
      throw new NoEntryException(type.getName() + " is abstract: name a class that extends it");
    }
    try {
      Constructor<?> c = type.getDeclaredConstructor();
      c.setAccessible(true);
      return MethodHandles.lookup().unreflectConstructor(c);
    } catch (NoSuchMethodException e) {
      throw new NoEntryException(
          type.getName() + " has no constructor without parameters; make the method static");
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static MethodHandle handle(Method method) {
    try {
      method.setAccessible(true);
      return MethodHandles.lookup().unreflect(method);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static @Nullable Method find(Class<?> type, String name, Class<?>... parameters) {
    for (@Nullable Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      try {
        return c.getDeclaredMethod(name, parameters);
      } catch (NoSuchMethodException e) {
        // look further up
      }
    }
    return null;
  }

  private static List<Method> methods(Class<?> type) {
    List<Method> methods = new ArrayList<>();
    for (@Nullable Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      methods.addAll(List.of(c.getDeclaredMethods()));
    }
    return methods;
  }

  private static List<String> candidates(Class<?> type) {
    List<String> names =
        methods(type).stream()
            .filter(m -> m.getParameterCount() == 0 && !m.isSynthetic())
            .map(Method::getName)
            .filter(n -> !n.startsWith("jacquard$"))
            .distinct()
            .sorted()
            .limit(10)
            .toList();
    return names.isEmpty() ? List.of("no method without parameters") : names;
  }
}

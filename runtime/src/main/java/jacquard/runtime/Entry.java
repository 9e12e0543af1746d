package jacquard.runtime;

import jacquard.hooks.ChanceHooks;
import jacquard.hooks.Memory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where a program begins: a {@code main} method, or any other one. What JUnit would run before and
 * after that method runs too, in every execution, and so does what makes the objects.
 */
public final class Entry implements Runnable {
  /** An assumption of JUnit's that did not hold. */
  private static final String ABORTED = "org.opentest4j.TestAbortedException";

  // arrays: reading a list is not for free where it is checked who reads what
  private final Step[] first;
  private final MethodHandle[] constructors;
  private final Step[] steps;
  private final Step[] last;
  private final Supplier<@Nullable Object[]> arguments;

  /**
   * A method to be called.
   *
   * @param level of the object it is called on, 0 for the outermost
   * @param method takes the object, which static ones ignore, and the arguments
   */
  private record Step(int level, MethodHandle method) {
    void call(@Nullable Object[] objects, @Nullable Object[] values) throws Throwable {
      Object object = objects.length == 0 ? null : objects[level];
      method.invokeExact(object, values);
    }
  }

  private Entry(Outline outline, Supplier<@Nullable Object[]> arguments) {
    first = outline.first.toArray(Step[]::new);
    constructors = outline.constructors.toArray(MethodHandle[]::new);
    steps = outline.steps.toArray(Step[]::new);
    last = outline.last.toArray(Step[]::new);
    this.arguments = arguments;
  }

  /** What an entry is made from. */
  private static final class Outline {
    final List<Step> first = new ArrayList<>();
    final List<MethodHandle> constructors = new ArrayList<>();
    final List<Step> steps = new ArrayList<>();
    final List<Step> last = new ArrayList<>();
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
    Method main = find(type, "main", List.of(String[].class.getName()));
    if (main == null) {
      main = find(type, "main", List.of());
    }
    if (main == null) {
      throw new NoEntryException(
          type.getName() + " has no main method; name another one: " + type.getName() + "#METHOD");
    }
    Outline outline = new Outline();
    if (!isStatic(main)) {
      outline.constructors.add(constructor(type, null));
    }
    outline.steps.add(new Step(0, handle(main)));
    boolean takesArguments = main.getParameterCount() == 1;
    // a program may change its arguments: each execution gets its own
    return new Entry(
        outline,
        () ->
            takesArguments
                ? new Object[] {arguments.toArray(String[]::new)}
                : new @Nullable Object[0]);
  }

  /** A method without parameters; for an instance method a new object is made each time. */
  public static Entry method(Class<?> type, String name) throws NoEntryException {
    return method(type, name, List.of(), () -> new @Nullable Object[0]);
  }

  /**
   * A method of a class, which may be an inner one: then the objects around it are made too.
   *
   * @param parameterTypes their names
   * @param arguments called in every execution
   */
  public static Entry method(
      Class<?> type,
      String name,
      List<String> parameterTypes,
      Supplier<@Nullable Object[]> arguments)
      throws NoEntryException {
    Method method = find(type, name, parameterTypes);
    if (method == null) {
      throw noMethod(type, name, parameterTypes);
    }
    List<Class<?>> levels = levels(type);
    Outline outline = new Outline();
    boolean needsObjects = !isStatic(method);
    for (Class<?> c : levels) {
      needsObjects |= Lifecycle.of(c).needsObject();
    }
    if (needsObjects) {
      Class<?> outer = null;
      for (Class<?> c : levels) {
        outline.constructors.add(constructor(c, outer));
        outer = c;
      }
    }
    addLifecycle(outline, levels, new Step(levels.size() - 1, handle(method)));
    return new Entry(outline, arguments);
  }

  /** The class, and the ones around it whose objects it needs, the outermost first. */
  private static List<Class<?>> levels(Class<?> type) {
    List<Class<?>> levels = new ArrayList<>();
    @Nullable Class<?> c = type;
    while (c != null) {
      levels.addFirst(c);
      c = Modifier.isStatic(c.getModifiers()) ? null : c.getDeclaringClass();
    }
    return levels;
  }

  private static void addLifecycle(Outline outline, List<Class<?>> levels, Step test)
      throws NoEntryException {
    for (int i = 0; i < levels.size(); i++) {
      for (Method m : Lifecycle.of(levels.get(i)).beforeAll()) {
        (isStatic(m) ? outline.first : outline.steps).add(step(i, m));
      }
    }
    for (int i = 0; i < levels.size(); i++) {
      for (Method m : Lifecycle.of(levels.get(i)).beforeEach()) {
        outline.steps.add(step(i, m));
      }
    }
    outline.steps.add(test);
    for (int i = levels.size() - 1; i >= 0; i--) {
      for (Method m : Lifecycle.of(levels.get(i)).afterEach()) {
        outline.last.add(step(i, m));
      }
    }
    for (int i = levels.size() - 1; i >= 0; i--) {
      for (Method m : Lifecycle.of(levels.get(i)).afterAll()) {
        outline.last.add(step(i, m));
      }
    }
  }

  private static Step step(int level, Method lifecycle) throws NoEntryException {
    if (lifecycle.getParameterCount() > 0) {
      throw new NoEntryException(
          "%s#%s runs around the test and has parameters; only the test itself can have some"
              .formatted(lifecycle.getDeclaringClass().getName(), lifecycle.getName()));
    }
    return new Step(level, handle(lifecycle));
  }

  @Override
  public void run() {
    Throwable thrown = null;
    @Nullable Object[] objects = new @Nullable Object[constructors.length];
    @Nullable Object[] values = arguments.get();
    try {
      for (Step step : first) {
        step.call(objects, values);
      }
      Object outer = null;
      for (int i = 0; i < objects.length; i++) {
        outer = (Object) constructors[i].invokeExact(outer);
        objects[i] = outer;
      }
      for (Step step : steps) {
        step.call(objects, values);
      }
    } catch (Throwable t) {
      thrown = t;
    }
    for (Step step : last) {
      try {
        step.call(objects, values);
      } catch (Throwable t) {
        if (thrown == null) {
          thrown = t;
        } else {
          thrown.addSuppressed(t);
        }
      }
    }
    if (thrown != null) {
      if (thrown.getClass().getName().equals(ABORTED)) {
        ChanceHooks.assume(false);
      }
      throw Memory.<RuntimeException>sneak(thrown);
    }
  }

  /** As a method that takes an object, which static ones ignore, and an array of the arguments. */
  private static MethodHandle handle(Method method) {
    try {
      method.setAccessible(true);
      MethodHandle handle = MethodHandles.lookup().unreflect(method).asFixedArity();
      if (isStatic(method)) {
        handle = MethodHandles.dropArguments(handle, 0, Object.class);
      }
      int parameters = method.getParameterCount();
      handle =
          parameters == 0
              ? MethodHandles.dropArguments(handle, 1, Object[].class)
              : handle.asSpreader(Object[].class, parameters);
      return handle.asType(MethodType.methodType(void.class, Object.class, Object[].class));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isStatic(Method method) {
    return Modifier.isStatic(method.getModifiers());
  }

  /** As a method that takes the object around the new one, which is ignored where there is none. */
  private static MethodHandle constructor(Class<?> type, @Nullable Class<?> outer)
      throws NoEntryException {
    if (Modifier.isAbstract(type.getModifiers())) {
      throw new NoEntryException(type.getName() + " is abstract: name a class that extends it");
    }
    try {
      Constructor<?> c =
          outer == null ? type.getDeclaredConstructor() : type.getDeclaredConstructor(outer);
      c.setAccessible(true);
      MethodHandle handle = MethodHandles.lookup().unreflectConstructor(c);
      if (outer == null) {
        handle = MethodHandles.dropArguments(handle, 0, Object.class);
      }
      return handle.asType(MethodType.methodType(Object.class, Object.class));
    } catch (NoSuchMethodException e) {
      throw new NoEntryException(
          type.getName() + " has no constructor without parameters; make the method static");
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static @Nullable Method find(Class<?> type, String name, List<String> parameterTypes)
      throws NoEntryException {
    for (Method m : methods(type)) {
      if (m.getName().equals(name)
          && Arrays.stream(m.getParameterTypes())
              .map(Class::getName)
              .toList()
              .equals(parameterTypes)) {
        return m;
      }
    }
    return null;
  }

  private static NoEntryException noMethod(Class<?> type, String name, List<String> parameters)
      throws NoEntryException {
    boolean other = methods(type).stream().anyMatch(m -> m.getName().equals(name));
    if (!parameters.isEmpty()) {
      return new NoEntryException(
          "%s has no method %s(%s)".formatted(type.getName(), name, String.join(", ", parameters)));
    }
    return new NoEntryException(
        other
            ? "%s#%s has parameters; give a method that has none".formatted(type.getName(), name)
            : "%s has no method %s; it has %s"
                .formatted(type.getName(), name, String.join(", ", candidates(type))));
  }

  /** Those of the class before those of its superclasses, and inherited default methods last. */
  private static List<Method> methods(Class<?> type) throws NoEntryException {
    List<Method> methods = new ArrayList<>();
    try {
      for (@Nullable Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
        methods.addAll(DeclaredMethods.of(c));
      }
      for (Method m : type.getMethods()) {
        if (m.isDefault()) {
          methods.add(m);
        }
      }
    } catch (NoClassDefFoundError e) {
      throw new NoEntryException(
          "a method of %s names a class that is not there: %s"
              .formatted(type.getName(), e.getMessage()));
    }
    return methods;
  }

  private static List<String> candidates(Class<?> type) throws NoEntryException {
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

package jacquard.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Handles of those methods of the JVM that are replaced where they are called: monitors and clocks.
 * Reflection calls through such handles, too.
 */
public final class Handles {
  private Handles() {}

  private static boolean inheritsClone(Class<?> type) {
    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      for (Method method : c.getDeclaredMethods()) {
        if (method.getName().equals("clone") && method.getParameterCount() == 0) {
          return false;
        }
      }
    }
    return !type.isArray() && !type.isInterface();
  }

  /** Instead of {@link MethodHandles.Lookup#findVirtual}; null if that is to find it. */
  public static @Nullable MethodHandle virtual(
      @Nullable Class<?> type, @Nullable String name, @Nullable MethodType of) {
    if (type == null || name == null || of == null || !Supervision.isExecuting()) {
      return null;
    }
    if (name.equals("clone") && of.parameterCount() == 0 && inheritsClone(type)) {
      EnvironmentHooks.uncontrolled("a handle of the method clone that all objects have,");
    }
    String hook =
        of.returnType() != void.class
            ? null
            : switch (name) {
              case "wait" -> isWait(of) ? "await" : null;
              case "notify" -> of.parameterCount() == 0 ? "signal" : null;
              case "notifyAll" -> of.parameterCount() == 0 ? "signalAll" : null;
              default -> null;
            };
    if (hook == null) {
      return null;
    }
    MethodHandle found =
        found(MonitorHooks.class, hook, of.insertParameterTypes(0, Object.class), true);
    return found.asType(of.insertParameterTypes(0, type));
  }

  private static boolean isWait(MethodType type) {
    return type.parameterCount() == 0
        || (type.parameterType(0) == long.class
            && (type.parameterCount() == 1
                || (type.parameterCount() == 2 && type.parameterType(1) == int.class)));
  }

  /** Instead of {@link MethodHandles.Lookup#findStatic}. */
  public static @Nullable MethodHandle ofStatic(
      @Nullable Class<?> type, @Nullable String name, @Nullable MethodType of) {
    if (type == null || name == null || of == null || !Supervision.isExecuting()) {
      return null;
    }
    String hook =
        switch (type == System.class || type == Thread.class ? name : "") {
          case "nanoTime", "currentTimeMillis", "identityHashCode" -> name;
          case "holdsLock" -> "holds";
          default -> null;
        };
    return hook == null
        ? null
        : found(name.equals("holdsLock") ? MonitorHooks.class : ChanceHooks.class, hook, of, false);
  }

  /** Instead of {@link MethodHandles.Lookup#bind}. */
  public static @Nullable MethodHandle bound(
      @Nullable Object to, @Nullable String name, @Nullable MethodType of) {
    MethodHandle found = to == null ? null : virtual(Object.class, name, of);
    return found == null ? null : found.bindTo(to);
  }

  /** Instead of {@link MethodHandles.Lookup#unreflect}. */
  public static @Nullable MethodHandle unreflected(@Nullable Method method) {
    if (method == null || !isOfTheJvm(method.getDeclaringClass())) {
      return null;
    }
    MethodType type = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
    return Modifier.isStatic(method.getModifiers())
        ? ofStatic(method.getDeclaringClass(), method.getName(), type)
        : virtual(method.getDeclaringClass(), method.getName(), type);
  }

  private static boolean isOfTheJvm(Class<?> type) {
    return type == Object.class || type == System.class || type == Thread.class;
  }

  /** The hook as a handle of this type, which lacks the number of the site. */
  private static MethodHandle found(
      Class<?> hooks, String hook, MethodType type, boolean takesSite) {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      if (!takesSite) {
        return lookup.findStatic(hooks, hook, type);
      }
      int last = type.parameterCount();
      MethodHandle found =
          lookup.findStatic(hooks, hook, type.insertParameterTypes(last, int.class));
      return MethodHandles.insertArguments(found, last, 0);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("there is no hook " + hook + type, e);
    }
  }
}

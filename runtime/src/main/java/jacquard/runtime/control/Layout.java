package jacquard.runtime.control;

import jacquard.hooks.Memory;
import jacquard.hooks.Named;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the references of an object are, and whether following them is of interest.
 *
 * <p>Objects of the program, of rewritten classes of the JDK, and what lambdas capture are
 * followed. The rest of the JDK is opaque: no access to its fields is ever visible.
 */
@SuppressWarnings("ReferenceEquality") // classes, loaders and threads are equal only to themselves
final class Layout {
  private static final ClassValue<Layout> LAYOUTS =
      new ClassValue<>() {
        @Override
        protected Layout computeValue(Class<?> type) {
          return of(type);
        }
      };

  /** What becomes of an object of this class when it is shared. */
  enum Sharing {
    /** Immutable, or a world of its own: has no name. */
    IGNORED,
    /** Has a name, for its monitor and its identity; what it refers to is not followed. */
    OPAQUE,
    /** Has a name, and what it refers to is shared with it. */
    FOLLOWED
  }

  final Sharing sharing;

  /** The offsets of reference fields, for objects that are not arrays. */
  final long[] references;

  private Layout(Sharing sharing, long[] references) {
    this.sharing = sharing;
    this.references = references;
  }

  static Layout ofObject(Object object) {
    return LAYOUTS.get(object.getClass());
  }

  private static Layout of(Class<?> type) {
    if (type.isArray()) {
      return new Layout(
          type.getComponentType().isPrimitive() ? Sharing.OPAQUE : Sharing.FOLLOWED, new long[0]);
    }
    if (isIgnored(type)) {
      return new Layout(Sharing.IGNORED, new long[0]);
    }
    if (Thread.class.isAssignableFrom(type)) {
      return new Layout(Sharing.FOLLOWED, ofThread(type));
    }
    if (Named.class.isAssignableFrom(type)
        || isCollection(type)
        || type.isHidden()
        || Reference.class.isAssignableFrom(type)
        || isOfProgram(type)) {
      List<Long> offsets = new ArrayList<>();
      collect(type, Object.class, offsets);
      if (Reference.class.isAssignableFrom(type)) {
        offsets.add(Memory.offset(Reference.class, "referent"));
      }
      return new Layout(Sharing.FOLLOWED, toArray(offsets));
    }
    return new Layout(Sharing.OPAQUE, new long[0]);
  }

  private static boolean isOfProgram(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader != null && loader != ClassLoader.getPlatformClassLoader();
  }

  private static boolean isBoxed(Class<?> type) {
    return Number.class.isAssignableFrom(type) && type.getPackageName().equals("java.lang");
  }

  /** The rewritten classes of the JDK that do not carry their names. */
  private static boolean isCollection(Class<?> type) {
    return type.getClassLoader() == null
        && (type.getPackageName().equals("java.util")
            || type.getPackageName().startsWith("java.util.concurrent")
            || type.getPackageName().equals("java.util.stream")
            || type.getName().startsWith("java.lang.Thread"));
  }

  private static boolean isIgnored(Class<?> type) {
    return type == String.class
        || type == Class.class
        || isBoxed(type)
        || type == Boolean.class
        || type == Character.class
        || ClassLoader.class.isAssignableFrom(type)
        || type == Module.class
        || type == ThreadGroup.class
        || MethodHandle.class.isAssignableFrom(type)
        || VarHandle.class.isAssignableFrom(type);
  }

  /** A thread shares its task, its own fields and what it inherits, not its thread-locals. */
  private static long[] ofThread(Class<?> type) {
    List<Long> offsets = new ArrayList<>();
    collect(type, Thread.class, offsets);
    offsets.add(Memory.offset(Thread.class, "holder"));
    offsets.add(Memory.offset(Thread.class, "uncaughtExceptionHandler"));
    offsets.add(Memory.offset(Thread.class, "inheritableThreadLocals"));
    return toArray(offsets);
  }

  private static void collect(Class<?> type, Class<?> above, List<Long> offsets) {
    for (@Nullable Class<?> c = type; c != null && c != above; c = c.getSuperclass()) {
      for (Field f : c.getDeclaredFields()) {
        if (!Modifier.isStatic(f.getModifiers()) && !f.getType().isPrimitive()) {
          offsets.add(Memory.offset(c, f.getName()));
        }
      }
    }
  }

  private static long[] toArray(List<Long> offsets) {
    return offsets.stream().mapToLong(Long::longValue).toArray();
  }
}

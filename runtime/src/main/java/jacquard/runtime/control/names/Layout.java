package jacquard.runtime.control.names;

import jacquard.hooks.Memory;
import jacquard.hooks.ModelledCondition;
import jacquard.runtime.rewrite.JdkTable;
import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the references of an object are, and whether following them is of interest.
 *
 * <p>Everything is followed but what never changes, and what the JDK links programs with.
 */
@SuppressWarnings("ReferenceEquality") // classes, loaders and threads are equal only to themselves
public final class Layout {
  private static final ClassValue<Layout> LAYOUTS =
      new ClassValue<>() {
        @Override
        protected Layout computeValue(Class<?> type) {
          return of(type);
        }
      };

  /** What becomes of an object of this class when it is shared. */
  public enum Sharing {
    /** Immutable, or a world of its own: has no name. */
    IGNORED,
    /** Has a name, for its monitor and its identity; what it refers to is not followed. */
    OPAQUE,
    /** Has a name, and what it refers to is shared with it. */
    FOLLOWED,
    /** Not seen: that others can find it is said. */
    UNCONTROLLED
  }

  public final Sharing sharing;

  /** The offsets of reference fields, for objects that are not arrays. */
  public final long[] references;

  /** The offsets of all fields but those that are ours, for objects that are not arrays. */
  public final long[] offsets;

  /** The type of each, as {@link Values#at} takes it. */
  public final char[] types;

  private final boolean[] finals;

  private Layout(Sharing sharing, long[] references) {
    this(sharing, references, List.of());
  }

  private Layout(Sharing sharing, long[] references, List<DeclaredFields.Declared> fields) {
    this.sharing = sharing;
    this.references = references;
    offsets = new long[fields.size()];
    types = new char[fields.size()];
    finals = new boolean[fields.size()];
    for (int i = 0; i < offsets.length; i++) {
      DeclaredFields.Declared f = fields.get(i);
      offsets[i] = f.offset();
      types[i] = f.isReference() ? 'L' : f.descriptor().charAt(0);
      finals[i] = f.isFinal();
    }
  }

  /** Whether the field at an offset is final. */
  public boolean isFinal(long offset) {
    for (int i = 0; i < offsets.length; i++) {
      if (offsets[i] == offset) {
        return finals[i];
      }
    }
    return false;
  }

  private static List<DeclaredFields.Declared> fields(Class<?> type) {
    List<DeclaredFields.Declared> fields = new ArrayList<>();
    for (@Nullable Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      for (DeclaredFields.Declared f : DeclaredFields.of(c)) {
        if (!f.isStatic() && !f.name().startsWith("jacquard$")) {
          fields.add(f);
        }
      }
    }
    return fields;
  }

  public static Layout ofObject(Object object) {
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
    if (isUncontrolled(type)) {
      return new Layout(Sharing.UNCONTROLLED, new long[0]);
    }
    if (Thread.class.isAssignableFrom(type)) {
      return new Layout(Sharing.FOLLOWED, ofThread(type));
    }
    List<Long> offsets = new ArrayList<>();
    collect(type, Object.class, offsets);
    if (Reference.class.isAssignableFrom(type)) {
      offsets.add(Memory.offset(Reference.class, "referent"));
    }
    return new Layout(Sharing.FOLLOWED, toArray(offsets), fields(type));
  }

  private static boolean isBoxed(Class<?> type) {
    return Number.class.isAssignableFrom(type) && type.getPackageName().equals("java.lang");
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
        || ModelledCondition.class.isAssignableFrom(type)
        || isIgnoredOfJdk(type);
  }

  /** What never changes, and what the JDK works with on its own account. */
  private static boolean isIgnoredOfJdk(Class<?> type) {
    return isOfJdk(type)
        && !isBoundToOthers(type)
        && JdkTable.isIgnored(type.getName().replace('.', '/'));
  }

  /** What a handle, a call site or a lambda expression of the JDK is bound to is the program's. */
  private static boolean isBoundToOthers(Class<?> type) {
    return MethodHandle.class.isAssignableFrom(type)
        || VarHandle.class.isAssignableFrom(type)
        || CallSite.class.isAssignableFrom(type)
        || type.getName().contains("$$Lambda");
  }

  private static boolean isUncontrolled(Class<?> type) {
    return isOfJdk(type)
        && (JdkTable.treatment(type.getName().replace('.', '/')) == JdkTable.Treatment.UNCONTROLLED
            || JdkTable.isTool(String.valueOf(type.getModule().getName())));
  }

  private static boolean isOfJdk(Class<?> type) {
    return type.getModule().getLayer() == ModuleLayer.boot();
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
      // what all handles have is found out when it is needed, and kept
      if (c != MethodHandle.class && c != VarHandle.class) {
        offsets.addAll(DeclaredFields.references(c, false));
      }
    }
  }

  private static long[] toArray(List<Long> offsets) {
    return offsets.stream().mapToLong(Long::longValue).toArray();
  }
}

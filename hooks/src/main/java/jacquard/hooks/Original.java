package jacquard.hooks;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * What a class of the program was like before it was rewritten, so that reflection shows that and
 * not what it is now.
 *
 * @param synchronizedMethods names and descriptors
 * @param hasInitialiser whether it has a static initialiser
 * @param declaresHashCode whether its objects have hash codes of their own
 */
public record Original(
    List<Member> fields,
    Set<String> synchronizedMethods,
    boolean hasInitialiser,
    boolean declaresHashCode) {
  /** A field as it was declared. */
  public record Member(String name, String descriptor, int flags) {}

  private static final String OURS = "jacquard$";
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Map<ClassLoader, Map<String, Original>> ALL = new WeakHashMap<>();

  /** Says what a class is like that the loader is about to define. */
  public static void add(ClassLoader loader, String className, Original original) {
    Thread suspended = Supervision.suspend();
    try {
      synchronized (ALL) {
        ALL.computeIfAbsent(loader, _ -> new HashMap<>()).put(className, original);
      }
    } finally {
      Supervision.proceed(suspended);
    }
  }

  /** What a class was like; null if it was not rewritten as a class of the program. */
  public static @Nullable Original of(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    if (loader == null || type.isArray()) {
      return null;
    }
    Thread suspended = Supervision.suspend();
    try {
      String name = type.getName();
      int slash = name.indexOf('/'); // of a hidden class, whose name goes on
      synchronized (ALL) {
        Map<String, Original> here = ALL.get(loader);
        return here == null ? null : here.get(slash < 0 ? name : name.substring(0, slash));
      }
    } finally {
      Supervision.proceed(suspended);
    }
  }

  // ---- for the JDK's reflection

  /** The fields that the class declared, with the modifiers that it gave them. */
  public static Field[] fields(Class<?> type, Field[] now) {
    Original original = of(type);
    if (original == null) {
      return now;
    }
    Thread suspended = Supervision.suspend();
    try {
      Field[] declared = new Field[now.length];
      int count = 0;
      for (Field f : now) {
        if (!f.getName().startsWith(OURS)) {
          declared[count++] = f;
          if (Modifier.isStatic(f.getModifiers()) && original.isFinal(f.getName())) {
            UNSAFE.putInt(f, FieldModifiers.OFFSET, f.getModifiers() | Modifier.FINAL);
            UNSAFE.putBoolean(f, FieldModifiers.TRUSTED, true); // so that nobody sets it
          }
        }
      }
      return Arrays.copyOf(declared, count);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  /** Gives a field that a method handle is made for the modifiers that it was declared with. */
  public static void asDeclared(@Nullable Object member) {
    if (member == null) {
      return;
    }
    int flags = UNSAFE.getInt(member, Members.FLAGS);
    if ((flags & Members.STATIC_FIELD) == Members.STATIC_FIELD) {
      Original original = of((Class<?>) UNSAFE.getReference(member, Members.CLASS));
      if (original != null
          && original.isFinal((String) UNSAFE.getReference(member, Members.NAME))) {
        UNSAFE.putInt(member, Members.FLAGS, flags | Modifier.FINAL | Members.TRUSTED);
      }
    }
  }

  private boolean isFinal(String name) {
    for (Member field : fields) {
      if (field.name.equals(name) && Modifier.isFinal(field.flags)) {
        return true;
      }
    }
    return false;
  }

  public static Method[] methods(Class<?> type, Method[] now) {
    Original original = of(type);
    if (original == null) {
      return now;
    }
    Thread suspended = Supervision.suspend();
    try {
      Method[] declared = new Method[now.length];
      int count = 0;
      for (Method m : now) {
        if (!m.getName().startsWith(OURS)) {
          declared[count++] = m;
          if (!original.synchronizedMethods.isEmpty()
              && original.synchronizedMethods.contains(m.getName() + descriptor(m))) {
            UNSAFE.putInt(m, MethodModifiers.OFFSET, m.getModifiers() | Modifier.SYNCHRONIZED);
          }
        }
      }
      return Arrays.copyOf(declared, count);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  private static String descriptor(Method method) {
    StringBuilder descriptor = new StringBuilder("(");
    for (Class<?> parameter : method.getParameterTypes()) {
      descriptor.append(parameter.descriptorString());
    }
    return descriptor.append(')').append(method.getReturnType().descriptorString()).toString();
  }

  public static Class<?>[] interfaces(Class<?>[] now) {
    for (int i = 0; i < now.length; i++) {
      if (now[i] == Named.class) {
        Class<?>[] declared = new Class<?>[now.length - 1];
        System.arraycopy(now, 0, declared, 0, i);
        System.arraycopy(now, i + 1, declared, i, declared.length - i);
        return declared;
      }
    }
    return now;
  }

  /** Whether a class has a static initialiser, as far as the JVM knows, and really. */
  public static boolean hasInitialiser(boolean now, Class<?> type) {
    Original original = of(type);
    return original == null ? now : original.hasInitialiser;
  }

  // looked up when they are needed: not while the JVM starts
  private static final class FieldModifiers {
    static final long OFFSET = UNSAFE.objectFieldOffset(Field.class, "modifiers");
    static final long TRUSTED = UNSAFE.objectFieldOffset(Field.class, "trustedFinal");
  }

  private static final class MethodModifiers {
    static final long OFFSET = UNSAFE.objectFieldOffset(Method.class, "modifiers");
  }

  /** Of {@code java.lang.invoke.MemberName}. */
  private static final class Members {
    static final int STATIC_FIELD = 0x00040000 | Modifier.STATIC;
    static final int TRUSTED = 0x00200000;
    static final long FLAGS;
    static final long CLASS;
    static final long NAME;

    static {
      try {
        Class<?> type = Class.forName("java.lang.invoke.MemberName");
        FLAGS = UNSAFE.objectFieldOffset(type, "flags");
        CLASS = UNSAFE.objectFieldOffset(type, "clazz");
        NAME = UNSAFE.objectFieldOffset(type, "name");
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}

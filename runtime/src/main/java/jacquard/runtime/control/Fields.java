package jacquard.runtime.control;

import jacquard.hooks.Access;
import jacquard.hooks.Memory;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where the fields are that rewritten code names by number. */
final class Fields {
  private static final long UNKNOWN = -1;

  private final Symbolic symbols;
  private long[] offset = new long[0];
  private char[] type = new char[0];
  private boolean[] isFinal = new boolean[0];
  private boolean[] isVolatile = new boolean[0];
  private boolean[] isOfJdk = new boolean[0];
  private boolean[] isArray = new boolean[0];
  private @Nullable Object[] base = new Object[0];
  private @Nullable Class<?>[] declaring = new Class<?>[0];

  Fields(Symbolic symbols) {
    this.symbols = symbols;
  }

  /** The offset of an instance field in objects like this one. */
  long offset(int field, Object owner) {
    if (field >= offset.length || offset[field] == UNKNOWN) {
      resolve(field, owner.getClass());
    }
    return offset[field];
  }

  /** The offset of a static field in its {@link #base}. */
  long staticOffset(int field) {
    if (field >= offset.length || offset[field] == UNKNOWN) {
      resolveStatic(field);
    }
    return offset[field];
  }

  /** The first character of the field's descriptor, {@code L} for arrays; once it is resolved. */
  char type(int field) {
    return type[field];
  }

  /** How ordinary accesses of the field are ordered. */
  int order(int field) {
    return isVolatile[field] ? Access.VOLATILE : Access.PLAIN;
  }

  /** Whether the class that declares the field is one of the JDK. */
  boolean isOfJdk(int field) {
    return isOfJdk[field];
  }

  boolean isArray(int field) {
    return isArray[field];
  }

  /** Whether an object is a class of the JDK. */
  boolean isJdk(Object object) {
    return object instanceof Class<?> type
        && (type.getClassLoader() == null
            || type.getClassLoader() == ClassLoader.getPlatformClassLoader());
  }

  boolean isFinal(int field) {
    return isFinal[field];
  }

  Object base(int field) {
    Object b = base[field];
    if (b == null) {
      throw new IllegalStateException("not a static field: " + symbols.fieldName(field));
    }
    return b;
  }

  Class<?> declaring(int field) {
    Class<?> c = declaring[field];
    if (c == null) {
      throw new IllegalStateException("not resolved: " + symbols.fieldName(field));
    }
    return c;
  }

  private void resolve(int field, Class<?> objectType) {
    String owner = symbols.fieldOwner(field);
    @Nullable Class<?> c = objectType;
    while (c != null && !c.getName().equals(owner)) {
      c = c.getSuperclass();
    }
    if (c == null) {
      throw new IllegalStateException(objectType.getName() + " is no " + owner);
    }
    set(field, declared(c, symbols.fieldName(field)));
  }

  private void resolveStatic(int field) {
    Class<?> c = symbols.type(symbols.fieldOwner(field));
    Field f = declared(c, symbols.fieldName(field));
    set(field, f);
    base[field] = Memory.staticBase(f);
  }

  private void set(int field, Field f) {
    grow(field);
    boolean isStatic = Modifier.isStatic(f.getModifiers());
    offset[field] = isStatic ? Memory.staticOffset(f) : Memory.offset(f);
    char c = f.getType().descriptorString().charAt(0);
    type[field] = c == '[' ? 'L' : c;
    isFinal[field] =
        (Modifier.isFinal(f.getModifiers()) || symbols.isFinal(field))
            && f.getDeclaringClass() != System.class; // its streams are final, and yet can be set
    isVolatile[field] = Modifier.isVolatile(f.getModifiers());
    isOfJdk[field] = isJdk(f.getDeclaringClass());
    isArray[field] = f.getType().isArray();
    declaring[field] = f.getDeclaringClass();
  }

  private static Field declared(Class<?> from, String name) {
    for (@Nullable Class<?> c = from; c != null; c = c.getSuperclass()) {
      Field f = declaredBy(c, name);
      if (f != null) {
        return f;
      }
      for (Class<?> i : c.getInterfaces()) {
        f = declaredBy(i, name);
        if (f != null) {
          return f;
        }
      }
    }
    throw new IllegalStateException(from.getName() + " has no field " + name);
  }

  private static @Nullable Field declaredBy(Class<?> c, String name) {
    for (Field f : c.getDeclaredFields()) {
      if (f.getName().equals(name)) {
        return f;
      }
    }
    return null;
  }

  private void grow(int field) {
    int known = offset.length;
    if (field >= known) {
      int n = Math.max(field + 1, known * 2);
      offset = Arrays.copyOf(offset, n);
      Arrays.fill(offset, known, n, UNKNOWN);
      type = Arrays.copyOf(type, n);
      isFinal = Arrays.copyOf(isFinal, n);
      isVolatile = Arrays.copyOf(isVolatile, n);
      isOfJdk = Arrays.copyOf(isOfJdk, n);
      isArray = Arrays.copyOf(isArray, n);
      base = Arrays.copyOf(base, n);
      declaring = Arrays.copyOf(declaring, n);
    }
  }
}

package jacquard.runtime.control.memory;

import jacquard.hooks.Access;
import jacquard.runtime.control.CodeSymbols;
import jacquard.runtime.control.names.DeclaredFields;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where the fields are that rewritten code names by number. */
public final class Fields {
  private static final long UNKNOWN = -1;

  private final CodeSymbols symbols;
  private long[] offset = new long[0];
  private char[] type = new char[0];
  private boolean[] isFinal = new boolean[0];
  private boolean[] isVolatile = new boolean[0];
  private boolean[] isOfJdk = new boolean[0];
  private boolean[] isArray = new boolean[0];
  private @Nullable Object[] base = new Object[0];
  private @Nullable Class<?>[] declaring = new Class<?>[0];

  public Fields(CodeSymbols symbols) {
    this.symbols = symbols;
  }

  /** The offset of an instance field in objects like this one. */
  public long offset(int field, Object owner) {
    if (field >= offset.length || offset[field] == UNKNOWN) {
      resolve(field, owner.getClass());
    }
    return offset[field];
  }

  /** The offset of a static field in its {@link #base}. */
  public long staticOffset(int field) {
    if (field >= offset.length || offset[field] == UNKNOWN) {
      resolveStatic(field);
    }
    return offset[field];
  }

  /** The first character of the field's descriptor, {@code L} for arrays; once it is resolved. */
  public char type(int field) {
    return type[field];
  }

  /** How ordinary accesses of the field are ordered. */
  public int order(int field) {
    return isVolatile[field] ? Access.VOLATILE : Access.PLAIN;
  }

  /** Whether the class that declares the field is one of the JDK. */
  boolean isOfJdk(int field) {
    return isOfJdk[field];
  }

  public boolean isArray(int field) {
    return isArray[field];
  }

  /** Whether a class is one of the JDK. */
  static boolean isOfJdk(Class<?> type) {
    return type.getModule().getLayer() != null
        && type.getModule().getLayer().equals(ModuleLayer.boot());
  }

  public boolean isFinal(int field) {
    return isFinal[field];
  }

  public Object base(int field) {
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
    set(field, c);
  }

  private void resolveStatic(int field) {
    Class<?> c = set(field, symbols.fieldHolder(field));
    base[field] = c; // where HotSpot keeps the static fields of a class
  }

  /** Finds the field in a class or above it; returns the class that declares it. */
  private Class<?> set(int field, Class<?> from) {
    grow(field);
    String descriptor = symbols.fieldDescriptor(field);
    Class<?> c = find(from, symbols.fieldName(field), descriptor, field);
    if (c == null) {
      throw new IllegalStateException(from.getName() + " has no field " + symbols.fieldName(field));
    }
    type[field] = descriptor.charAt(0) == '[' ? 'L' : descriptor.charAt(0);
    isFinal[field] =
        symbols.isFinal(field) && c != System.class; // its streams are final, and yet can be set
    isVolatile[field] = symbols.isVolatile(field);
    isOfJdk[field] = isOfJdk(c);
    isArray[field] = descriptor.charAt(0) == '[';
    declaring[field] = c;
    return c;
  }

  private @Nullable Class<?> find(Class<?> from, String name, String descriptor, int field) {
    for (@Nullable Class<?> c = from; c != null; c = c.getSuperclass()) {
      for (DeclaredFields.Declared f : DeclaredFields.of(c)) {
        if (f.name().equals(name) && f.descriptor().equals(descriptor)) {
          offset[field] = f.offset();
          return c;
        }
      }
      for (Class<?> i : c.getInterfaces()) {
        Class<?> above = find(i, name, descriptor, field);
        if (above != null) {
          return above;
        }
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

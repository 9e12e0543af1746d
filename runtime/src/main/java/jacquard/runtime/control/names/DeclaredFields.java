package jacquard.runtime.control.names;

import jacquard.hooks.Memory;
import jacquard.hooks.Original;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * The fields that a class declares. The JDK does not tell them where the type of one cannot be
 * found, as that of an optional dependency: then they are known from the class file.
 */
public final class DeclaredFields {
  private DeclaredFields() {}

  /** A field, and where it is in an object or, if it is static, in the class. */
  public record Declared(String name, String descriptor, int flags, long offset) {
    public boolean isStatic() {
      return Modifier.isStatic(flags);
    }

    boolean isFinal() {
      return Modifier.isFinal(flags);
    }

    public boolean isReference() {
      return descriptor.length() > 1;
    }
  }

  public static List<Declared> of(Class<?> type) {
    List<Declared> fields = new ArrayList<>();
    try {
      for (Field f : type.getDeclaredFields()) {
        boolean isStatic = Modifier.isStatic(f.getModifiers());
        fields.add(
            new Declared(
                f.getName(),
                f.getType().descriptorString(),
                f.getModifiers(),
                isStatic ? Memory.staticOffset(f) : Memory.offset(f)));
      }
    } catch (LinkageError absent) {
      Original original = Original.of(type);
      if (original != null) {
        addFromClassFile(type, original, fields);
      }
    }
    return fields;
  }

  private static void addFromClassFile(Class<?> type, Original original, List<Declared> fields) {
    for (Original.Member f : original.fields()) {
      // the JVM tells offsets by name, and names need not differ if the types do
      if (original.fields().stream().filter(o -> o.name().equals(f.name())).count() == 1) {
        fields.add(
            new Declared(f.name(), f.descriptor(), f.flags(), Memory.offset(type, f.name())));
      }
    }
  }

  /** The offsets of the fields that hold references. */
  public static List<Long> references(Class<?> type, boolean areStatic) {
    return of(type).stream()
        .filter(f -> f.isStatic() == areStatic && f.isReference())
        .map(Declared::offset)
        .toList();
  }
}

package jacquard.bytecode.code;

import java.lang.reflect.AccessFlag;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A class or interface.
 *
 * @param name internal, as in {@code java/lang/Object}
 * @param fields its own, by name
 * @param methods its own, by name and descriptor
 */
public record JavaClass(
    String name,
    Optional<String> superName,
    List<String> interfaces,
    boolean isInterface,
    boolean isAbstract,
    String sourceFile,
    boolean isModelled,
    Map<String, Field> fields,
    Map<String, Method> methods) {

  /**
   * A field.
   *
   * @param constant what the class file says a static one holds from the start
   */
  public record Field(
      String name, String descriptor, Set<AccessFlag> flags, Optional<Object> constant) {
    public Field {
      flags = Set.copyOf(flags);
    }

    public boolean isStatic() {
      return flags.contains(AccessFlag.STATIC);
    }

    public boolean isFinal() {
      return flags.contains(AccessFlag.FINAL);
    }

    public boolean isVolatile() {
      return flags.contains(AccessFlag.VOLATILE);
    }

    /** Whether code of a class may use the field of another. */
    public boolean isAccessible(String owner, String from) {
      return flags.contains(AccessFlag.PUBLIC)
          || (flags.contains(AccessFlag.PRIVATE)
              ? nest(owner).equals(nest(from))
              : packageOf(owner).equals(packageOf(from)));
    }

    private static String nest(String type) {
      int inner = type.indexOf('$');
      return inner < 0 ? type : type.substring(0, inner);
    }

    private static String packageOf(String type) {
      return type.substring(0, type.lastIndexOf('/') + 1);
    }
  }

  /** The name without its package. */
  public String simpleName() {
    return name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
  }

  /** As Java programs write it. */
  public String externalName() {
    return name.replace('/', '.');
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof JavaClass other && other.name.equals(name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}

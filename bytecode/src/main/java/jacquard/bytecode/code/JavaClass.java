package jacquard.bytecode.code;

import java.util.List;
import java.util.Map;
import java.util.Optional;

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
      String name, String descriptor, boolean isStatic, Optional<Object> constant) {}

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

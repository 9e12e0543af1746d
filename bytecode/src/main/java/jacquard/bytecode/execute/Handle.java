package jacquard.bytecode.execute;

import jacquard.bytecode.code.JavaClass;

/** What an object of type VarHandle gives access to. */
sealed interface Handle {
  /** The field of an object. */
  record OfField(JavaClass owner, JavaClass.Field field) implements Handle {}

  /** A field of a class. */
  record OfStatic(JavaClass owner, JavaClass.Field field) implements Handle {}

  /**
   * The elements of arrays.
   *
   * @param array the descriptor of the arrays' type
   */
  record OfElement(String array) implements Handle {}

  /** The descriptor of what it holds. */
  default String type() {
    return switch (this) {
      case OfField(var _, JavaClass.Field field) -> field.descriptor();
      case OfStatic(var _, JavaClass.Field field) -> field.descriptor();
      case OfElement(String array) -> array.substring(1);
    };
  }

  /** How many arguments of an access say which variable is meant. */
  default int coordinates() {
    return switch (this) {
      case OfStatic _ -> 0;
      case OfField _ -> 1;
      case OfElement _ -> 2;
    };
  }

  default boolean isReadOnly() {
    return switch (this) {
      case OfField(var _, JavaClass.Field field) -> field.isFinal();
      case OfStatic(var _, JavaClass.Field field) -> field.isFinal();
      case OfElement _ -> false;
    };
  }
}

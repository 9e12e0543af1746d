package jacquard.bytecode.heap;

/**
 * Something in the heap that holds one value.
 *
 * @param object the number of the object; that of the class for a static field
 * @param field the name, or empty for an element of an array
 * @param index of the element
 */
public record Cell(int object, String field, int index) {
  /** The field in which an object remembers who has locked it. */
  public static final String MONITOR = "monitor";

  public static Cell field(int object, String field) {
    return new Cell(object, field, -1);
  }

  public static Cell element(int array, int index) {
    return new Cell(array, "", index);
  }

  public static Cell monitor(int object) {
    return field(object, MONITOR);
  }

  public boolean isElement() {
    return index >= 0;
  }

  /** The field as people write it, without the class that tells it from others of its name. */
  public String name() {
    int at = field.indexOf('@');
    return at < 0 ? field : field.substring(0, at);
  }
}

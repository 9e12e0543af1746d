package jacquard.script;

/**
 * A shared object of a program, or an array of equal ones.
 *
 * @param size the number of elements; 1 for a single object
 * @param number a variable's initial value, a semaphore's permits, a channel's capacity
 */
public record Shared(Type type, String name, int size, long number) {
  /** What the object is. */
  public enum Type {
    VARIABLE,
    LOCK,
    SEMAPHORE,
    CHANNEL
  }

  @Override
  public String toString() {
    String array = size == 1 ? "" : "[" + size + "]";
    return switch (type) {
      case VARIABLE -> "shared " + name + array + " = " + number;
      case LOCK -> "lock " + name + array;
      case SEMAPHORE -> "semaphore " + name + array + " = " + number;
      case CHANNEL -> "channel " + name + array + " of " + number;
    };
  }
}

package jacquard.runtime.control;

import java.util.List;

/**
 * Two accesses of one location, at least one of them a write and one of them plain, that nothing
 * orders in the Java memory model.
 *
 * @param location what is accessed, in words
 */
public record DataRace(String location, Side first, Side second) {

  /**
   * One of the accesses.
   *
   * @param stack where, the innermost frame first
   */
  public record Side(String thread, boolean writes, List<StackTraceElement> stack) {
    public Side {
      stack = List.copyOf(stack);
    }
  }
}

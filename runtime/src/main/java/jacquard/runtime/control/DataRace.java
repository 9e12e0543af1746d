package jacquard.runtime.control;

import jacquard.core.Schedule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Two accesses of one location, at least one of them a write and one of them plain, that nothing
 * orders in the Java memory model.
 *
 * @param location what is accessed, in words
 * @param schedule of an execution that has it
 */
public record DataRace(String location, Side first, Side second, Schedule schedule) {

  /**
   * One of the accesses.
   *
   * @param stack where, the innermost frame first
   */
  public record Side(String thread, boolean writes, List<StackTraceElement> stack) {
    public Side {
      stack = List.copyOf(stack);
    }

    /** The innermost frame of the program's own code, if there is one. */
    public @Nullable StackTraceElement programFrame() {
      return ProgramFrames.programFrame(stack);
    }
  }
}

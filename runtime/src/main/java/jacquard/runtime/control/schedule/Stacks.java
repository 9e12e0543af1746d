package jacquard.runtime.control.schedule;

import jacquard.runtime.control.ProgramFrames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where threads are, as the program's author sees it: the line of the program, also while code of
 * the JDK runs on its behalf. Looked at only in executions that a person will read about.
 */
public final class Stacks {
  private final List<List<StackTraceElement>> stacks = new ArrayList<>();
  private final Map<List<StackTraceElement>, Integer> numbers = new HashMap<>();
  private final String outermost;
  private boolean watching;

  /**
   * @param outermost the class of the frame in which a thread of the program begins; what is below
   *     is the carrier's
   */
  public Stacks(Class<?> outermost) {
    this.outermost = outermost.getName();
  }

  public void watch(boolean newWatching) {
    watching = newWatching;
  }

  boolean isWatching() {
    return watching;
  }

  /**
   * A number for the place where the current thread is; negative, unlike those of rewritten code.
   */
  public int here() {
    return number(new Throwable().getStackTrace());
  }

  public int number(StackTraceElement[] frames) {
    List<StackTraceElement> seen = new ArrayList<>();
    for (StackTraceElement f : frames) {
      if (f.getClassName().equals(outermost)) {
        break;
      }
      if (!ProgramFrames.isOfChecker(f)) {
        seen.add(f);
      }
    }
    List<StackTraceElement> stack = List.copyOf(seen);
    Integer known = numbers.get(stack);
    if (known == null) {
      known = -stacks.size() - 1;
      stacks.add(stack);
      numbers.put(stack, known);
    }
    return known;
  }

  public List<StackTraceElement> stack(int site) {
    return stacks.get(-site - 1);
  }

  /** The line of the program, such as {@code Account.java:12}. */
  public String describe(int site) {
    StackTraceElement frame = ProgramFrames.programFrame(stack(site));
    if (frame == null) {
      return "";
    }
    // what runs before a method's first line has none
    return frame.getFileName() + (frame.getLineNumber() < 0 ? "" : ":" + frame.getLineNumber());
  }

  /** What the program called that is still at work, such as {@code HashMap.put}; or empty. */
  public String libraryCall(int site) {
    StackTraceElement callee = null;
    for (StackTraceElement f : stack(site)) {
      if (ProgramFrames.isOfProgram(f)) {
        break;
      }
      callee = f;
    }
    if (callee == null) {
      return "";
    }
    String type = callee.getClassName();
    return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1)
        + "."
        + callee.getMethodName();
  }
}

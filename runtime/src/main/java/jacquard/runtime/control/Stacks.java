package jacquard.runtime.control;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where threads are, as the program's author sees it: the line of the program, also while code of
 * the JDK runs on its behalf. Looked at only in executions that a person will read about.
 */
final class Stacks {
  /** Frames that are neither the program's nor the JDK's. */
  private static final List<String> FRAMEWORKS =
      List.of("org.junit.", "org.opentest4j.", "org.assertj.", "org.hamcrest.", "jacquard.");

  private static final String LOADER = "program";

  /** The loader of the checker. A program may have loaders of its own, with any names. */
  private static final String CHECKER = "app";

  private final List<List<StackTraceElement>> stacks = new ArrayList<>();
  private final Map<List<StackTraceElement>, Integer> numbers = new HashMap<>();
  private final String outermost;
  private boolean watching;

  /**
   * @param outermost the class of the frame in which a thread of the program begins; what is below
   *     is the carrier's
   */
  Stacks(Class<?> outermost) {
    this.outermost = outermost.getName();
  }

  void watch(boolean newWatching) {
    watching = newWatching;
  }

  boolean isWatching() {
    return watching;
  }

  /**
   * A number for the place where the current thread is; negative, unlike those of rewritten code.
   */
  int here() {
    return number(new Throwable().getStackTrace());
  }

  int number(StackTraceElement[] frames) {
    List<StackTraceElement> seen = new ArrayList<>();
    for (StackTraceElement f : frames) {
      if (f.getClassName().equals(outermost)) {
        break;
      }
      if (!isOfChecker(f)) {
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

  List<StackTraceElement> stack(int site) {
    return stacks.get(-site - 1);
  }

  /** The line of the program, such as {@code Account.java:12}. */
  String describe(int site) {
    StackTraceElement frame = programFrame(stack(site));
    if (frame == null) {
      return "";
    }
    // what runs before a method's first line has none
    return frame.getFileName() + (frame.getLineNumber() < 0 ? "" : ":" + frame.getLineNumber());
  }

  /** What the program called that is still at work, such as {@code HashMap.put}; or empty. */
  String libraryCall(int site) {
    StackTraceElement callee = null;
    for (StackTraceElement f : stack(site)) {
      if (isOfProgram(f)) {
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

  /** The innermost frame of the program's own code. */
  static @Nullable StackTraceElement programFrame(List<StackTraceElement> stack) {
    for (StackTraceElement f : stack) {
      if (isOfProgram(f)) {
        return f;
      }
    }
    return null;
  }

  private static boolean isOfProgram(StackTraceElement f) {
    return isOfProgramsLoader(f)
        && !f.getMethodName().startsWith("jacquard$")
        && FRAMEWORKS.stream().noneMatch(f.getClassName()::startsWith);
  }

  /** Classes of the JDK are in modules; a loader of the program's own need not have a name. */
  private static boolean isOfProgramsLoader(StackTraceElement f) {
    String loader = f.getClassLoaderName();
    return LOADER.equals(loader) || (f.getModuleName() == null && !CHECKER.equals(loader));
  }

  private static boolean isOfChecker(StackTraceElement f) {
    if (f.getClassName().startsWith("jacquard.hooks.")
        || f.getMethodName().startsWith("jacquard$")
        || f.getClassName().startsWith("jdk.internal.vm.")) {
      return true;
    }
    return CHECKER.equals(f.getClassLoaderName());
  }
}

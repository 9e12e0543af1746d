package jacquard.runtime.control;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells the frames of a program's own code from those of the JDK, of frameworks and of ours. */
public final class ProgramFrames {
  /** Frames that are neither the program's nor the JDK's. */
  private static final List<String> FRAMEWORKS =
      List.of("org.junit.", "org.opentest4j.", "org.assertj.", "org.hamcrest.", "jacquard.");

  private static final String LOADER = "program";

  /** The loader of the checker. A program may have loaders of its own, with any names. */
  private static final String CHECKER = "app";

  private ProgramFrames() {}

  /** The innermost frame of the program's own code. */
  public static @Nullable StackTraceElement programFrame(List<StackTraceElement> stack) {
    for (StackTraceElement f : stack) {
      if (isOfProgram(f)) {
        return f;
      }
    }
    return null;
  }

  public static boolean isOfProgram(StackTraceElement f) {
    return isOfProgramsLoader(f)
        && !f.getMethodName().startsWith("jacquard$")
        && FRAMEWORKS.stream().noneMatch(f.getClassName()::startsWith);
  }

  /** Classes of the JDK are in modules; a loader of the program's own need not have a name. */
  private static boolean isOfProgramsLoader(StackTraceElement f) {
    String loader = f.getClassLoaderName();
    return LOADER.equals(loader) || (f.getModuleName() == null && !CHECKER.equals(loader));
  }

  public static boolean isOfChecker(StackTraceElement f) {
    if (f.getClassName().startsWith("jacquard.hooks.")
        || f.getMethodName().startsWith("jacquard$")
        || f.getClassName().startsWith("jdk.internal.vm.")) {
      return true;
    }
    return CHECKER.equals(f.getClassLoaderName());
  }
}

package jacquard.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Stack traces as a JVM without a checker would show them. */
final class Frames {
  private static final MethodHandle OF = original();

  private static final String FIBER = "jdk.internal.vm.Continuation";

  private Frames() {}

  private static MethodHandle original() {
    try {
      return MethodHandles.privateLookupIn(StackTraceElement.class, MethodHandles.lookup())
          .findStatic(
              StackTraceElement.class,
              "of",
              MethodType.methodType(StackTraceElement[].class, Object.class, int.class));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("this JDK makes stack traces in another way", e);
    }
  }

  static StackTraceElement[] of(@Nullable Object backtrace, int depth) {
    StackTraceElement[] all;
    try {
      all = (StackTraceElement[]) OF.invokeExact(backtrace, depth);
    } catch (Throwable thrown) {
      throw Memory.<RuntimeException>sneak(thrown);
    }
    return shown(all);
  }

  /** Those of the frames that are not the checker's; where a fiber ends its carrier begins. */
  static StackTraceElement[] shown(StackTraceElement[] all) {
    List<StackTraceElement> shown = new ArrayList<>();
    for (StackTraceElement frame : all) {
      if (frame.getClassName().equals(FIBER)) {
        break;
      }
      if (!isOfChecker(frame)) {
        shown.add(frame);
      }
    }
    return shown.toArray(StackTraceElement[]::new);
  }

  private static boolean isOfChecker(StackTraceElement frame) {
    String type = frame.getClassName();
    return type.startsWith("jacquard.hooks.")
        || frame.getMethodName().startsWith("jacquard$")
        || "app".equals(frame.getClassLoaderName());
  }
}

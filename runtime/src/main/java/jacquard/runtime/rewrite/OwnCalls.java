package jacquard.runtime.rewrite;

import java.lang.classfile.Opcode;
import java.lang.constant.MethodTypeDesc;
import org.jspecify.annotations.Nullable;

/** Calls that are replaced in the program only, by those of {@code ProgramCalls}. */
final class OwnCalls {
  private static final String SUPPORT = "java/util/concurrent/locks/LockSupport";
  private static final String IS_INTERRUPTED = "isInterrupted()Z";
  private static final StaticCall OF_THREAD =
      new StaticCall(
          HookClasses.PROGRAM_CALLS,
          "isInterrupted",
          MethodTypeDesc.ofDescriptor("(Ljava/lang/Thread;)Z"),
          false);

  private OwnCalls() {}

  /** What to call instead; null if it is another call. */
  static @Nullable StaticCall find(Hierarchy hierarchy, Rules.Call call) {
    if (call.opcode() == Opcode.INVOKESTATIC && call.owner().equals(SUPPORT)) {
      return call.name().startsWith("park") || call.name().equals("getBlocker")
          ? new StaticCall(
              HookClasses.PROGRAM_CALLS,
              call.name(),
              MethodTypeDesc.ofDescriptor(call.type()),
              false)
          : null;
    }
    if (call.opcode() == Opcode.INVOKEVIRTUAL
        && (call.name() + call.type()).equals(IS_INTERRUPTED)) {
      ClassOutline declaring = hierarchy.declaringMethod(call.owner(), IS_INTERRUPTED);
      return declaring != null && declaring.name().equals("java/lang/Thread") ? OF_THREAD : null;
    }
    return null;
  }
}

package jacquard.runtime.rewrite;

import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.PoolEntry;

/** Calls that wait without a limit, and that may return although nobody has woken the thread. */
final class BareWaits {
  private static final String CONDITION = "java/util/concurrent/locks/Condition";
  private static final String LOCK_SUPPORT = "java/util/concurrent/locks/LockSupport";

  private BareWaits() {}

  /** Whether code of a class names one of them. */
  static boolean areIn(ClassModel model) {
    for (PoolEntry entry : model.constantPool()) {
      if (entry instanceof MemberRefEntry member && isBareWait(member)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBareWait(MemberRefEntry member) {
    return switch (member.name().stringValue()) {
      case "wait" -> member.type().equalsString("()V");
      case "await", "awaitUninterruptibly" -> member.owner().name().equalsString(CONDITION);
      case "park" -> member.owner().name().equalsString(LOCK_SUPPORT);
      default -> false;
    };
  }
}

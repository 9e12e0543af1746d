package jacquard.runtime.rewrite;

import java.lang.classfile.Opcode;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The calls that are replaced wherever they occur, in the program and in the JDK. */
final class KnownCalls {
  private static final Map<String, StaticCall> MONITOR =
      Map.of(
          "wait()V", StaticCall.hookWithSite("await", "(Ljava/lang/Object;)V"),
          "wait(J)V", StaticCall.hookWithSite("await", "(Ljava/lang/Object;J)V"),
          "wait(JI)V", StaticCall.hookWithSite("await", "(Ljava/lang/Object;JI)V"),
          "notify()V", StaticCall.hookWithSite("signal", "(Ljava/lang/Object;)V"),
          "notifyAll()V", StaticCall.hookWithSite("signalAll", "(Ljava/lang/Object;)V"));

  private static final Map<String, StaticCall> STATIC =
      Map.of(
          "java/lang/System.nanoTime()J",
          StaticCall.hook("nanoTime", "()J"),
          "java/lang/System.currentTimeMillis()J",
          StaticCall.hook("currentTimeMillis", "()J"),
          "java/lang/System.identityHashCode(Ljava/lang/Object;)I",
          StaticCall.hook("identityHashCode", "(Ljava/lang/Object;)I"),
          "java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V",
          StaticCall.hookWithSite("copyArray", "(Ljava/lang/Object;ILjava/lang/Object;II)V"),
          "java/lang/Thread.holdsLock(Ljava/lang/Object;)Z",
          StaticCall.hook("holds", "(Ljava/lang/Object;)Z"));

  private static final StaticCall HASH_CODE = StaticCall.hook("hashCode", "(Ljava/lang/Object;)I");
  private static final StaticCall IDENTITY_HASH_CODE =
      StaticCall.hook("identityHashCode", "(Ljava/lang/Object;)I");
  private static final StaticCall CLONE_ARRAY =
      StaticCall.hookWithSite("cloneArray", "(Ljava/lang/Object;)Ljava/lang/Object;");

  private final Hierarchy hierarchy;

  KnownCalls(Hierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** What to call instead; null if the call stays as it is. */
  @Nullable StaticCall find(Opcode opcode, String owner, String name, String type) {
    String nameAndType = name + type;
    if (opcode == Opcode.INVOKESTATIC) {
      return STATIC.get(owner + '.' + nameAndType);
    }
    if (MONITOR.containsKey(nameAndType)) {
      return MONITOR.get(nameAndType);
    }
    boolean special = opcode == Opcode.INVOKESPECIAL;
    if (nameAndType.equals("hashCode()I")) {
      ClassOutline declaring =
          owner.startsWith("[") ? null : hierarchy.declaringMethod(owner, nameAndType);
      boolean isObjects = declaring != null && declaring.name().equals("java/lang/Object");
      if (special) {
        return isObjects ? IDENTITY_HASH_CODE : null;
      }
      return isFinalValue(owner) ? null : HASH_CODE;
    }
    if (nameAndType.equals("clone()Ljava/lang/Object;") && owner.startsWith("[")) {
      return CLONE_ARRAY;
    }
    return null;
  }

  /** Whether a class is known to hash by value, so that no look at the object is needed. */
  private static boolean isFinalValue(String owner) {
    return switch (owner) {
      case "java/lang/String",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Character",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Short",
          "java/lang/Float",
          "java/lang/Double" ->
          true;
      default -> false;
    };
  }
}

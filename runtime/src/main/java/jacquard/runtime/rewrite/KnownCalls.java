package jacquard.runtime.rewrite;

import java.lang.classfile.Opcode;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The calls that are replaced wherever they occur, in the program and in the JDK. */
final class KnownCalls {
  private static final Map<String, StaticCall> MONITOR =
      Map.of(
          "wait()V", Hook.AWAIT.callWithSite(1),
          "wait(J)V", Hook.AWAIT.callWithSite(2),
          "wait(JI)V", Hook.AWAIT.callWithSite(3),
          "notify()V", Hook.SIGNAL.callWithSite(1),
          "notifyAll()V", Hook.SIGNAL_ALL.callWithSite(1));

  private static final Map<String, StaticCall> STATIC =
      Map.of(
          "java/lang/System.nanoTime()J",
          Hook.NANO_TIME.call(),
          "java/lang/System.currentTimeMillis()J",
          Hook.CURRENT_TIME_MILLIS.call(),
          "java/lang/System.identityHashCode(Ljava/lang/Object;)I",
          Hook.IDENTITY_HASH_CODE.call(),
          "java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V",
          Hook.COPY_ARRAY.callWithSite(5),
          "java/lang/Thread.holdsLock(Ljava/lang/Object;)Z",
          Hook.HOLDS.call());

  private static final StaticCall HASH_CODE = Hook.HASH_CODE.call();
  private static final StaticCall IDENTITY_HASH_CODE = Hook.IDENTITY_HASH_CODE.call();
  private static final StaticCall COLLECT = Hook.COLLECT.call();
  private static final StaticCall CLONE_ARRAY = Hook.CLONE_ARRAY.callWithSite(1);

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
    if (nameAndType.equals("gc()V") && owner.equals("java/lang/Runtime")) {
      return COLLECT;
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

package jacquard.runtime.rewrite;

import java.lang.classfile.Opcode;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The calls within the JDK that are replaced under control, on top of the {@link KnownCalls}. */
final class JdkCalls {
  private static final StaticCall SEED =
      Replacement.substituteCall("seed", "(Ljava/util/concurrent/atomic/AtomicLong;J)J");
  private static final StaticCall PROBE =
      Replacement.substituteCall("seed", "(Ljava/util/concurrent/atomic/AtomicInteger;I)I");

  /** By class, name and descriptor of what is called. */
  private static final Map<String, StaticCall> EVERYWHERE =
      Map.of(
          "java/lang/Thread.start0()V",
          Replacement.substituteCall("start0", "(Ljava/lang/Thread;)V"),
          "java/lang/Thread.currentCarrierThread()Ljava/lang/Thread;",
          Replacement.currentThread(),
          "jdk/internal/access/JavaLangAccess.currentCarrierThread()Ljava/lang/Thread;",
          Replacement.substituteCall(
              "currentCarrierThread", "(Ljava/lang/Object;)Ljava/lang/Thread;"),
          "java/util/Random.seedUniquifier()J",
          StaticCall.hook("seed", "()J"),
          UnsafeAccess.UNSAFE + ".park(ZJ)V",
          Replacement.substituteCall("park", "(Ljdk/internal/misc/Unsafe;ZJ)V"),
          UnsafeAccess.UNSAFE + ".unpark(Ljava/lang/Object;)V",
          Replacement.substituteCall("unpark", "(Ljdk/internal/misc/Unsafe;Ljava/lang/Object;)V"));

  /** By the class that calls, then class, name and descriptor of what is called. */
  private static final Map<String, StaticCall> WITHIN =
      Map.of(
          "java/lang/ThreadBuilders>jdk/internal/vm/ContinuationSupport.isSupported()Z",
          Replacement.substituteCall("continuationsAreSupported", "()Z"),
          "java/lang/ThreadLocal>java/util/concurrent/atomic/AtomicInteger.getAndAdd(I)I",
          Replacement.substituteCall(
              "threadLocalHash", "(Ljava/util/concurrent/atomic/AtomicInteger;I)I"),
          "java/util/SplittableRandom>java/util/concurrent/atomic/AtomicLong.getAndAdd(J)J",
          SEED,
          "java/util/concurrent/ThreadLocalRandom>java/util/concurrent/atomic/AtomicLong.getAndAdd(J)J",
          SEED,
          "java/util/concurrent/ThreadLocalRandom>java/util/concurrent/atomic/AtomicInteger.addAndGet(I)I",
          PROBE);

  private final KnownCalls known;

  JdkCalls(Hierarchy hierarchy) {
    known = new KnownCalls(hierarchy);
  }

  @Nullable StaticCall find(String caller, Rules.Call call, boolean seesMemory) {
    String callee = call.owner() + '.' + call.name() + call.type();
    StaticCall within = WITHIN.get(caller + '>' + callee);
    if (within != null) {
      return within;
    }
    StaticCall everywhere = EVERYWHERE.get(callee);
    if (everywhere != null) {
      return everywhere;
    }
    if (call.owner().equals(UnsafeAccess.UNSAFE) && call.opcode() == Opcode.INVOKEVIRTUAL) {
      return seesMemory ? UnsafeAccess.replacement(call.name(), call.type()) : null;
    }
    return known.find(call.opcode(), call.owner(), call.name(), call.type());
  }
}

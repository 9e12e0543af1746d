package jacquard.runtime.rewrite;

import java.lang.classfile.Opcode;
import java.lang.constant.MethodTypeDesc;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The calls within the JDK that are replaced under control, on top of the {@link KnownCalls}. */
final class JdkCalls {
  private static final StaticCall SEED =
      Replacement.substituteCall("seed", "(Ljava/util/concurrent/atomic/AtomicLong;J)J");
  private static final StaticCall PROBE =
      Replacement.substituteCall("seed", "(Ljava/util/concurrent/atomic/AtomicInteger;I)I");

  private static final String REFERENCE = "java/lang/ref/Reference.";
  private static final String PHANTOM = "java/lang/ref/PhantomReference.";
  private static final String SUPPORT = "jdk/internal/vm/ContinuationSupport.";
  private static final String BLOCKER = "java/util/concurrent/ForkJoinPool$ManagedBlocker";

  /** By class, name and descriptor of what is called. */
  private static final Map<String, StaticCall> EVERYWHERE =
      Map.ofEntries(
          Map.entry(
              "java/lang/Thread.start0()V",
              Replacement.substituteCall("start0", "(Ljava/lang/Thread;)V")),
          Map.entry(
              "java/lang/Thread.currentCarrierThread()Ljava/lang/Thread;",
              Replacement.currentThread()),
          Map.entry(
              "jdk/internal/access/JavaLangAccess.currentCarrierThread()Ljava/lang/Thread;",
              Replacement.substituteCall(
                  "currentCarrierThread", "(Ljava/lang/Object;)Ljava/lang/Thread;")),
          Map.entry(SUPPORT + "pinIfSupported()V", Replacement.substituteCall("pin", "()V")),
          Map.entry(SUPPORT + "unpinIfSupported()V", Replacement.substituteCall("pin", "()V")),
          Map.entry("java/util/Random.seedUniquifier()J", Hook.SEED.call()),
          Map.entry(
              UnsafeAccess.UNSAFE + ".park(ZJ)V",
              Replacement.substituteCall("park", "(Ljdk/internal/misc/Unsafe;ZJ)V")),
          Map.entry(
              UnsafeAccess.UNSAFE + ".unpark(Ljava/lang/Object;)V",
              Replacement.substituteCall(
                  "unpark", "(Ljdk/internal/misc/Unsafe;Ljava/lang/Object;)V")),
          Map.entry(REFERENCE + "clear0()V", reference("clear", "(Ljava/lang/ref/Reference;)V")),
          Map.entry(PHANTOM + "clear0()V", reference("clear", "(Ljava/lang/ref/Reference;)V")),
          Map.entry(
              REFERENCE + "refersTo0(Ljava/lang/Object;)Z",
              reference("refersTo", "(Ljava/lang/ref/Reference;Ljava/lang/Object;)Z")),
          Map.entry(
              PHANTOM + "refersTo0(Ljava/lang/Object;)Z",
              reference("refersTo", "(Ljava/lang/ref/Reference;Ljava/lang/Object;)Z")),
          Map.entry(
              "java/lang/StackTraceElement.of(Ljava/lang/Object;I)[Ljava/lang/StackTraceElement;",
              Replacement.substituteCall(
                  "frames", "(Ljava/lang/Object;I)[Ljava/lang/StackTraceElement;")),
          Map.entry(
              "java/lang/System.setIn0(Ljava/io/InputStream;)V",
              stream("setIn", "(Ljava/io/InputStream;)V")),
          Map.entry(
              "java/lang/System.setOut0(Ljava/io/PrintStream;)V",
              stream("setOut", "(Ljava/io/PrintStream;)V")),
          Map.entry(
              "java/lang/System.setErr0(Ljava/io/PrintStream;)V",
              stream("setErr", "(Ljava/io/PrintStream;)V")));

  private static StaticCall reference(String name, String type) {
    return new StaticCall(HookClasses.REFERENCES, name, MethodTypeDesc.ofDescriptor(type), false);
  }

  private static StaticCall stream(String name, String type) {
    return new StaticCall(HookClasses.STREAMS, name, MethodTypeDesc.ofDescriptor(type), false);
  }

  /**
   * What the concurrent classes call of the program while they work on their own objects, by class,
   * name and descriptor.
   */
  private static final Map<String, StaticCall> CALLBACKS =
      Map.ofEntries(
          Map.entry(
              "java/lang/Object.equals(Ljava/lang/Object;)Z",
              callback("equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z")),
          Map.entry("java/lang/Object.hashCode()I", callback("hashCode", "(Ljava/lang/Object;)I")),
          Map.entry(
              "java/lang/Comparable.compareTo(Ljava/lang/Object;)I",
              callback("compareTo", "(Ljava/lang/Comparable;Ljava/lang/Object;)I")),
          Map.entry(
              "java/util/Comparator.compare(Ljava/lang/Object;Ljava/lang/Object;)I",
              callback("compare", "(Ljava/util/Comparator;Ljava/lang/Object;Ljava/lang/Object;)I")),
          Map.entry("java/lang/Runnable.run()V", callback("run", "(Ljava/lang/Runnable;)V")),
          Map.entry(
              "java/util/concurrent/Callable.call()Ljava/lang/Object;",
              callback("call", "(Ljava/util/concurrent/Callable;)Ljava/lang/Object;")),
          Map.entry(
              "java/util/concurrent/ThreadFactory.newThread(Ljava/lang/Runnable;)Ljava/lang/Thread;",
              callback(
                  "newThread",
                  "(Ljava/util/concurrent/ThreadFactory;Ljava/lang/Runnable;)Ljava/lang/Thread;")),
          Map.entry(
              "java/util/concurrent/RejectedExecutionHandler.rejectedExecution(Ljava/lang/Runnable;Ljava/util/concurrent/ThreadPoolExecutor;)V",
              callback(
                  "rejectedExecution",
                  "(Ljava/util/concurrent/RejectedExecutionHandler;Ljava/lang/Runnable;Ljava/util/concurrent/ThreadPoolExecutor;)V")),
          Map.entry(
              "java/util/function/Function.apply(Ljava/lang/Object;)Ljava/lang/Object;",
              callback(
                  "apply", "(Ljava/util/function/Function;Ljava/lang/Object;)Ljava/lang/Object;")),
          Map.entry(
              "java/util/function/BiFunction.apply(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
              callback(
                  "apply",
                  "(Ljava/util/function/BiFunction;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;")),
          Map.entry(
              "java/util/function/Consumer.accept(Ljava/lang/Object;)V",
              callback("accept", "(Ljava/util/function/Consumer;Ljava/lang/Object;)V")),
          Map.entry(
              "java/util/function/BiConsumer.accept(Ljava/lang/Object;Ljava/lang/Object;)V",
              callback(
                  "accept",
                  "(Ljava/util/function/BiConsumer;Ljava/lang/Object;Ljava/lang/Object;)V")),
          Map.entry(
              "java/util/function/Predicate.test(Ljava/lang/Object;)Z",
              callback("test", "(Ljava/util/function/Predicate;Ljava/lang/Object;)Z")),
          Map.entry(BLOCKER + ".block()Z", callback("block", "(L" + BLOCKER + ";)Z")),
          Map.entry(BLOCKER + ".isReleasable()Z", callback("isReleasable", "(L" + BLOCKER + ";)Z")),
          Map.entry("java/lang/Thread.onSpinWait()V", Replacement.substituteCall("spin", "()V")));

  private static StaticCall callback(String name, String type) {
    return new StaticCall(HookClasses.CALLBACKS, name, MethodTypeDesc.ofDescriptor(type), false);
  }

  /** By the class that calls, then class, name and descriptor of what is called. */
  private static final Map<String, StaticCall> WITHIN =
      Map.ofEntries(
          Map.entry(
              "java/util/concurrent/ForkJoinPool>" + UnsafeAccess.UNSAFE + ".park(ZJ)V",
              Replacement.substituteCall("parkIdly", "(Ljdk/internal/misc/Unsafe;ZJ)V")),
          Map.entry(
              "java/lang/ThreadBuilders>jdk/internal/vm/ContinuationSupport.isSupported()Z",
              Replacement.substituteCall("continuationsAreSupported", "()Z")),
          Map.entry(
              "java/lang/ThreadLocal>java/util/concurrent/atomic/AtomicInteger.getAndAdd(I)I",
              Replacement.substituteCall(
                  "threadLocalHash", "(Ljava/util/concurrent/atomic/AtomicInteger;I)I")),
          Map.entry(
              "java/util/SplittableRandom>java/util/concurrent/atomic/AtomicLong.getAndAdd(J)J",
              SEED),
          Map.entry(
              "java/util/concurrent/ThreadLocalRandom>java/util/concurrent/atomic/AtomicLong.getAndAdd(J)J",
              SEED),
          Map.entry(
              "java/util/concurrent/ThreadLocalRandom>java/util/concurrent/atomic/AtomicInteger.addAndGet(I)I",
              PROBE),
          unseenThreadId("java/lang/ClassValue$RemovalToken"),
          unseenThreadId("java/util/concurrent/Exchanger$Node"),
          unseenThreadId("java/util/concurrent/ForkJoinPool"),
          unseenThreadId("java/util/concurrent/ThreadLocalRandom"),
          unseenThreadId("java/util/concurrent/locks/LockSupport"),
          unseenThreadId("jdk/internal/misc/ThreadTracker$ThreadRef"));

  private static Map.Entry<String, StaticCall> unseenThreadId(String caller) {
    return Map.entry(
        caller + ">java/lang/Thread.threadId()J",
        Replacement.substituteCall("unseenThreadId", "(Ljava/lang/Thread;)J"));
  }

  private final KnownCalls known;

  JdkCalls(Hierarchy hierarchy) {
    known = new KnownCalls(hierarchy);
  }

  /** Everything that is called instead of something. */
  static Stream<StaticCall> all() {
    return Stream.of(EVERYWHERE, CALLBACKS, WITHIN).flatMap(calls -> calls.values().stream());
  }

  @Nullable StaticCall find(String caller, Rules.Call call, boolean seesMemory) {
    String callee = call.owner() + '.' + call.name() + call.type();
    StaticCall within = WITHIN.get(caller + '>' + callee);
    if (within != null) {
      return within;
    }
    if (caller.startsWith("java/util/concurrent/") && call.opcode() != Opcode.INVOKESPECIAL) {
      StaticCall callback = CALLBACKS.get(callee);
      if (callback != null) {
        return callback;
      }
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

package jacquard.runtime.rewrite;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A method of the JDK whose code is replaced under control.
 *
 * @param method its class, name and descriptor, as in {@code java/lang/Thread.yield()V}
 * @param call what it calls instead, with the same arguments
 */
record Replacement(String method, StaticCall call, When when) {
  enum When {
    CONTROLLED,
    /**
     * If the control models this lock as a whole; otherwise its own code runs, every step visible.
     */
    MODELLED
  }

  private static final String LOADER = "Ljava/lang/ClassLoader;";

  private static final String HANDLER = "Ljava/lang/Thread$UncaughtExceptionHandler;";

  private static final Map<String, Replacement> ALL =
      Stream.concat(
              SynchroniserMethods.all(),
              Stream.of(
                  substitute("java/lang/Thread.join(J)V", "join"),
                  substitute("java/lang/Thread.join(JI)V", "join"),
                  substitute("java/lang/Thread.join(Ljava/time/Duration;)Z", "join"),
                  thread("java/lang/Thread.alive()Z", "alive"),
                  thread("java/lang/Thread.threadState()Ljava/lang/Thread$State;", "state"),
                  substitute("java/lang/Thread.getName()Ljava/lang/String;", "getName"),
                  substitute("java/lang/Thread.threadId()J", "threadId"),
                  substitute("java/lang/Thread.setName(Ljava/lang/String;)V", "setName"),
                  substitute(
                      "java/lang/Thread.getContextClassLoader()" + LOADER, "getContextClassLoader"),
                  substitute(
                      "java/lang/Thread.setContextClassLoader(" + LOADER + ")V",
                      "setContextClassLoader"),
                  substitute("java/lang/Thread.getPriority()I", "getPriority"),
                  substitute("java/lang/Thread.setPriority(I)V", "setPriority"),
                  substitute("java/lang/Thread.isDaemon()Z", "isDaemon"),
                  substitute("java/lang/Thread.setDaemon(Z)V", "setDaemon"),
                  substitute(
                      "java/lang/Thread.getThreadGroup()Ljava/lang/ThreadGroup;", "getThreadGroup"),
                  substitute(
                      "java/lang/Thread.getUncaughtExceptionHandler()" + HANDLER,
                      "getUncaughtExceptionHandler"),
                  substitute(
                      "java/lang/Thread.setUncaughtExceptionHandler(" + HANDLER + ")V",
                      "setUncaughtExceptionHandler"),
                  substituteStatic(
                      "java/lang/Thread.getDefaultUncaughtExceptionHandler()" + HANDLER,
                      "getDefaultUncaughtExceptionHandler"),
                  substituteStatic(
                      "java/lang/Thread.setDefaultUncaughtExceptionHandler(" + HANDLER + ")V",
                      "setDefaultUncaughtExceptionHandler"),
                  substitute(
                      "java/lang/Thread.getStackTrace()[Ljava/lang/StackTraceElement;",
                      "getStackTrace"),
                  substituteStatic(
                      "java/lang/Thread.getAllStackTraces()Ljava/util/Map;", "getAllStackTraces"),
                  threadStatic("java/lang/Thread.getAllThreads()[Ljava/lang/Thread;", "threads"),
                  thread("java/lang/Thread.interrupt()V", "interrupt"),
                  substitute("java/lang/Thread.isInterrupted()Z", "isInterrupted"),
                  substitute("java/lang/Thread.clearInterrupt()V", "clearInterrupt"),
                  substitute("java/lang/Thread.getAndClearInterrupt()Z", "getAndClearInterrupt"),
                  thread("java/lang/Thread.setInterrupt()V", "interrupt"),
                  threadStatic("java/lang/Thread.yield()V", "giveWay"),
                  threadStatic("java/lang/Thread.onSpinWait()V", "giveWay"),
                  substituteStatic("java/lang/Thread.sleepNanos(J)V", "sleepNanos"),
                  threadStatic("java/lang/Thread.genThreadName()Ljava/lang/String;", "threadName"),
                  substituteStatic("java/lang/Thread.interrupted()Z", "interrupted"),
                  threadStatic("java/lang/Thread$ThreadIdentifiers.next()J", "threadId"),
                  new Replacement(
                      "java/lang/Enum.hashCode()I",
                      Hook.IDENTITY_HASH_CODE.call(),
                      When.CONTROLLED),
                  substitute(
                      "java/lang/Runtime.addShutdownHook(Ljava/lang/Thread;)V", "addShutdownHook"),
                  substitute(
                      "java/lang/Runtime.removeShutdownHook(Ljava/lang/Thread;)Z",
                      "removeShutdownHook"),
                  substituteStatic(
                      "java/lang/ClassLoader.getSystemClassLoader()" + LOADER, "systemClassLoader"),
                  substitute("java/lang/Runtime.exit(I)V", "exit"),
                  substitute("java/lang/Runtime.halt(I)V", "halt"),
                  substituteStatic(
                      "java/time/Clock.currentInstant()Ljava/time/Instant;", "currentInstant"),
                  substituteStatic("java/lang/Math.random()D", "random"),
                  substituteStatic("java/util/UUID.randomUUID()Ljava/util/UUID;", "randomUUID"),
                  substituteStatic(
                      "jdk/internal/util/ArraysSupport"
                          + ".vectorizedMismatch(Ljava/lang/Object;JLjava/lang/Object;JII)I",
                      "vectorizedMismatch"),
                  replaced(
                      "java/util/zip/ZipFile$CleanableResource"
                          + ".releaseInflater(Ljava/util/zip/Inflater;)V",
                      "releaseInflater",
                      "(Ljava/lang/Object;Ljava/util/zip/Inflater;)V")))
          .collect(Collectors.toUnmodifiableMap(Replacement::method, r -> r));

  static @Nullable Replacement of(String owner, String nameAndType) {
    return ALL.get(owner + '.' + nameAndType);
  }

  static Map<String, Replacement> all() {
    return ALL;
  }

  private static Replacement thread(String method, String name) {
    return of(method, HookClasses.THREADS, name, withReceiver(method));
  }

  private static Replacement threadStatic(String method, String name) {
    return of(method, HookClasses.THREADS, name, type(method));
  }

  private static Replacement substitute(String method, String name) {
    return of(method, HookClasses.SUBSTITUTES, name, withReceiver(method));
  }

  private static Replacement substituteStatic(String method, String name) {
    return of(method, HookClasses.SUBSTITUTES, name, type(method));
  }

  private static Replacement replaced(String method, String name, String type) {
    return of(method, HookClasses.SUBSTITUTES, name, MethodTypeDesc.ofDescriptor(type));
  }

  private static Replacement of(String method, ClassDesc owner, String name, MethodTypeDesc type) {
    return new Replacement(method, new StaticCall(owner, name, type, false), When.CONTROLLED);
  }

  private static MethodTypeDesc type(String method) {
    return MethodTypeDesc.ofDescriptor(method.substring(method.indexOf('(')));
  }

  static MethodTypeDesc withReceiver(String method) {
    ClassDesc owner = ClassDesc.ofInternalName(method.substring(0, method.indexOf('.')));
    return type(method).insertParameterTypes(0, owner);
  }

  static StaticCall substituteCall(String name, String type) {
    return new StaticCall(HookClasses.SUBSTITUTES, name, MethodTypeDesc.ofDescriptor(type), false);
  }

  static StaticCall currentThread() {
    ClassDesc thread = ClassDesc.of("java.lang.Thread");
    return new StaticCall(thread, "currentThread", MethodTypeDesc.of(thread), false);
  }
}

package jacquard.runtime.rewrite;

import java.lang.constant.ClassDesc;
import java.util.stream.Stream;

/**
 * The methods of those synchronisers that are one visible operation each: all that a program can
 * call, and that looks at a state which the control keeps. {@code ModelledMethodsTest} looks for
 * those that are missing.
 */
final class SynchroniserMethods {
  private static final String LOCKS = "java/util/concurrent/locks/";

  private SynchroniserMethods() {}

  static Stream<Replacement> all() {
    return Stream.of(locks(), conditions(), latches()).flatMap(methods -> methods);
  }

  private static Stream<Replacement> locks() {
    return Stream.of(
        lock("lock()V", "lock"),
        lock("lockInterruptibly()V", "lockInterruptibly"),
        lock("tryLock()Z", "tryLock"),
        lock("tryLock(JLjava/util/concurrent/TimeUnit;)Z", "tryLock"),
        lock("unlock()V", "unlock"),
        lock("newCondition()Ljava/util/concurrent/locks/Condition;", "newCondition"),
        lock("getHoldCount()I", "holdCount"),
        lock("getOwner()Ljava/lang/Thread;", "getOwner"),
        lock("toString()Ljava/lang/String;", "toString"),
        lock("hasQueuedThreads()Z", "hasQueuedThreads"),
        lock("hasQueuedThread(Ljava/lang/Thread;)Z", "hasQueuedThread"),
        lock("getQueueLength()I", "getQueueLength"),
        lock("getQueuedThreads()Ljava/util/Collection;", "getQueuedThreads"),
        lock("isLocked()Z", "isLocked"),
        lock("isHeldByCurrentThread()Z", "isHeldByCurrentThread"));
  }

  private static Stream<Replacement> conditions() {
    return Stream.of(
        condition("await()V", "await"),
        condition("awaitUninterruptibly()V", "awaitUninterruptibly"),
        condition("awaitNanos(J)J", "awaitNanos"),
        condition("await(JLjava/util/concurrent/TimeUnit;)Z", "await"),
        condition("awaitUntil(Ljava/util/Date;)Z", "awaitUntil"),
        condition("signal()V", "signal"),
        condition("signalAll()V", "signalAll"),
        condition("hasWaiters()Z", "hasWaiters"),
        condition("getWaitQueueLength()I", "getWaitQueueLength"),
        condition("getWaitingThreads()Ljava/util/Collection;", "getWaitingThreads"));
  }

  private static Stream<Replacement> latches() {
    return Stream.of(
        latch("countDown()V", "countDown"),
        latch("await()V", "await"),
        latch("await(JLjava/util/concurrent/TimeUnit;)Z", "await"),
        latch("getCount()J", "count"),
        latch("toString()Ljava/lang/String;", "toString"));
  }

  private static Replacement lock(String method, String hook) {
    return of(
        LOCKS + "ReentrantLock." + method, HookClasses.LOCKS, hook, Replacement.When.MODELLED);
  }

  private static Replacement condition(String method, String hook) {
    return of(
        LOCKS + "AbstractQueuedSynchronizer$ConditionObject." + method,
        HookClasses.CONDITIONS,
        hook,
        Replacement.When.MODELLED);
  }

  private static Replacement latch(String method, String hook) {
    return of(
        "java/util/concurrent/CountDownLatch." + method,
        HookClasses.LATCHES,
        hook,
        Replacement.When.MODELLED);
  }

  private static Replacement of(
      String method, ClassDesc hooks, String hook, Replacement.When when) {
    return new Replacement(
        method, new StaticCall(hooks, hook, Replacement.withReceiver(method), false), when);
  }
}

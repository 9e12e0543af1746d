package jacquard.hooks;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The entry points of rewritten code.
 *
 * <p>A hook acts only when the current thread is the one that runs under control; for everybody
 * else it does what the original code did, or nothing where the original instruction follows.
 * Fields and places in the source are numbered by whoever rewrote the code.
 */
@SuppressWarnings({"WaitNotInLoop", "NakedNotify"}) // the loops are the program's
public final class Hooks {
  /** The thread that runs under control now; null while the checker itself runs. */
  private static @Nullable Thread running;

  private static @Nullable Control control;

  /**
   * The number of the execution; classes of the program are initialised once in each. Not 0, which
   * is what a class says that was never initialised: it may be used before the first execution.
   */
  public static int epoch = 1;

  private Hooks() {}

  // ---- for the checker

  public static void install(@Nullable Control newControl) {
    control = newControl;
  }

  /** Whether somebody controls programs in this JVM. */
  static boolean isInstalled() {
    return control != null;
  }

  /** Says which thread runs under control from now on; null for none. */
  public static void resume(@Nullable Thread thread) {
    running = thread;
  }

  /** Whether rewritten code of the JDK can call this class, so that programs can be controlled. */
  public static boolean isPartOfTheJdk() {
    return Hooks.class.getModule().isNamed();
  }

  // ---- for rewritten code

  /** Whether the current thread runs under control. */
  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  public static boolean controlled() {
    // while the JVM starts there is code that no thread runs
    Thread under = running;
    return under != null && Thread.currentThread() == under;
  }

  /**
   * Takes the current thread out of control, for what the JDK does on its own account; returns what
   * {@link #proceed} is to be called with.
   */
  public static @Nullable Thread suspend() {
    if (!controlled()) {
      return null;
    }
    Thread suspended = running;
    running = null;
    return suspended;
  }

  /** Undoes {@link #suspend}. */
  public static void proceed(@Nullable Thread suspended) {
    if (suspended != null) {
      running = suspended;
    }
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static Control control() {
    return control;
  }

  public static void getField(@Nullable Object owner, int field, int site) {
    if (controlled() && owner != null) {
      control().getField(owner, field, site);
    }
  }

  public static void putField(@Nullable Object owner, int value, int field, int site) {
    if (controlled() && owner != null) {
      control().putField(owner, value, field, site);
    }
  }

  public static void putField(@Nullable Object owner, long value, int field, int site) {
    if (controlled() && owner != null) {
      control().putField(owner, value, field, site);
    }
  }

  public static void putField(@Nullable Object owner, float value, int field, int site) {
    if (controlled() && owner != null) {
      control().putField(owner, Float.floatToRawIntBits(value), field, site);
    }
  }

  public static void putField(@Nullable Object owner, double value, int field, int site) {
    if (controlled() && owner != null) {
      control().putField(owner, Double.doubleToRawLongBits(value), field, site);
    }
  }

  public static void putField(@Nullable Object owner, @Nullable Object value, int field, int site) {
    if (controlled() && owner != null) {
      control().putField(owner, value, field, site);
    }
  }

  public static void getStatic(int field, int site) {
    if (controlled()) {
      control().getStatic(field, site);
    }
  }

  public static void putStatic(int value, int field, int site) {
    if (controlled()) {
      control().putStatic(value, field, site);
    }
  }

  public static void putStatic(long value, int field, int site) {
    if (controlled()) {
      control().putStatic(value, field, site);
    }
  }

  public static void putStatic(float value, int field, int site) {
    if (controlled()) {
      control().putStatic(Float.floatToRawIntBits(value), field, site);
    }
  }

  public static void putStatic(double value, int field, int site) {
    if (controlled()) {
      control().putStatic(Double.doubleToRawLongBits(value), field, site);
    }
  }

  public static void putStatic(@Nullable Object value, int field, int site) {
    if (controlled()) {
      control().putStatic(value, field, site);
    }
  }

  public static void getElement(@Nullable Object array, int index, int site) {
    if (controlled() && array != null) {
      control().getElement(array, index, site);
    }
  }

  public static void putElement(@Nullable Object array, int index, int value, int site) {
    if (controlled() && array != null) {
      control().putElement(array, index, value, site);
    }
  }

  public static void putElement(@Nullable Object array, int index, long value, int site) {
    if (controlled() && array != null) {
      control().putElement(array, index, value, site);
    }
  }

  public static void putElement(@Nullable Object array, int index, float value, int site) {
    if (controlled() && array != null) {
      control().putElement(array, index, Float.floatToRawIntBits(value), site);
    }
  }

  public static void putElement(@Nullable Object array, int index, double value, int site) {
    if (controlled() && array != null) {
      control().putElement(array, index, Double.doubleToRawLongBits(value), site);
    }
  }

  public static void putElement(
      @Nullable Object array, int index, @Nullable Object value, int site) {
    if (controlled() && array != null) {
      control().putElement(array, index, value, site);
    }
  }

  /**
   * Before memory is accessed by its offset, as {@link Access} says; floating-point values as raw
   * bits. What is expected matters for compare-and-set only.
   */
  public static void access(
      @Nullable Object base, long offset, long expected, long value, int access, int site) {
    if (controlled() && base != null) {
      control().access(base, offset, expected, value, access, site);
    }
  }

  public static void access(
      @Nullable Object base,
      long offset,
      @Nullable Object expected,
      @Nullable Object value,
      int access,
      int site) {
    if (controlled() && base != null) {
      control().access(base, offset, expected, value, access, site);
    }
  }

  /** Instead of {@link System#arraycopy}. */
  public static void copyArray(
      Object from, int fromIndex, Object to, int toIndex, int length, int site) {
    if (controlled()) {
      control().copyArray(from, fromIndex, to, toIndex, length, site);
    } else {
      System.arraycopy(from, fromIndex, to, toIndex, length);
    }
  }

  /** Instead of an array's {@code clone}. */
  public static Object cloneArray(Object array, int site) {
    return controlled() ? control().cloneArray(array, site) : Memory.cloneArray(array);
  }

  // ---- sections

  /**
   * At the start of a method with which a class of the JDK works on an object of its own. Returns
   * what {@link #endSection} is to be called with at its end.
   */
  public static @Nullable Object beginSection(@Nullable Object of) {
    return controlled() ? control().beginSection(of) : null;
  }

  public static void endSection(@Nullable Object before) {
    if (controlled()) {
      control().endSection(before);
    }
  }

  /** Where others may see what was done so far in a section. */
  public static void pause() {
    if (controlled()) {
      control().pause();
    }
  }

  /** Before a collection brings the number of its elements up to date. */
  public static void count() {
    if (controlled()) {
      control().count();
    }
  }

  /** Before the number of elements is looked at. */
  public static void seeCount() {
    if (controlled()) {
      control().seeCount();
    }
  }

  /** Before the JDK calls the program back; see {@link Callbacks}. */
  static @Nullable Object leaveSection() {
    return controlled() ? control().leaveSection() : null;
  }

  static void reenterSection(@Nullable Object left) {
    if (left != null && controlled()) {
      control().reenterSection(left);
    }
  }

  // ---- monitors

  /** Instead of {@code monitorenter}. */
  public static void enter(@Nullable Object monitor, int site) {
    if (monitor == null) {
      throw new NullPointerException("synchronized on null");
    }
    if (controlled()) {
      control().enter(monitor, site);
    }
  }

  /** Instead of {@code monitorexit}. */
  public static void exit(Object monitor, int site) {
    if (controlled()) {
      control().exit(monitor, site);
    }
  }

  public static void await(Object monitor, int site) throws InterruptedException {
    await(monitor, 0, 0, site);
  }

  public static void await(Object monitor, long millis, int site) throws InterruptedException {
    await(monitor, millis, 0, site);
  }

  /** Instead of {@link Object#wait(long, int)}. */
  @SuppressWarnings("WaitNotInLoop") // the loop, if there is one, is in the program
  public static void await(Object monitor, long millis, int nanos, int site)
      throws InterruptedException {
    if (!controlled()) {
      monitor.wait(millis, nanos);
      return;
    }
    if (millis < 0 || nanos < 0 || nanos > 999_999) {
      throw new IllegalArgumentException("timeout value is negative or out of range");
    }
    control().await(monitor, nanoseconds(millis) + nanos, site);
  }

  /** Instead of {@link Object#notify}. */
  public static void signal(Object monitor, int site) {
    if (controlled()) {
      control().signal(monitor, site);
    } else {
      monitor.notify();
    }
  }

  /** Instead of {@link Object#notifyAll}. */
  public static void signalAll(Object monitor, int site) {
    if (controlled()) {
      control().signalAll(monitor, site);
    } else {
      monitor.notifyAll();
    }
  }

  /** Instead of {@link Thread#holdsLock}. */
  public static boolean holds(Object monitor) {
    return controlled() ? control().holds(monitor) : Thread.holdsLock(monitor);
  }

  // ---- classes of the program

  /**
   * Before a class of the program is initialised in this execution; waits while another thread does
   * so. False if nothing is left to do.
   */
  public static boolean beginInitialisation(Class<?> type) {
    return !controlled() || control().beginInitialisation(type);
  }

  public static void endInitialisation(Class<?> type) {
    if (controlled()) {
      control().endInitialisation(type);
    }
  }

  /** What to throw instead of what an initialiser has thrown. */
  public static Throwable failInitialisation(Class<?> type, Throwable cause) {
    return controlled() ? control().failInitialisation(type, cause) : cause;
  }

  /** At every jump backwards in the program. */
  public static void loop() {
    if (controlled()) {
      control().loop();
    }
  }

  /** At every jump backwards over code that changes nothing. */
  public static void idle() {
    if (controlled()) {
      control().idle();
    }
  }

  // ---- threads; each is called only where controlled() holds, unless it says otherwise

  public static void start(Thread thread) {
    control().start(thread);
  }

  public static boolean join(Thread thread, long nanos) throws InterruptedException {
    return control().join(thread, nanos);
  }

  public static boolean alive(Thread thread) {
    return control().alive(thread);
  }

  static Thread.State life(Thread thread) {
    return control().life(thread);
  }

  public static Thread.State state(Thread thread) {
    return control().state(thread);
  }

  static void property(@Nullable Thread thread, boolean changes) {
    control().property(thread, changes);
  }

  public static Thread[] threads() {
    return control().threads();
  }

  public static void interrupt(Thread thread) {
    control().interrupt(thread);
  }

  public static boolean interrupted(Thread thread, boolean clear) {
    return control().interrupted(thread, clear);
  }

  public static void sleep(long nanos) throws InterruptedException {
    control().sleep(nanos);
  }

  public static void giveWay() {
    control().giveWay();
  }

  public static String threadName() {
    return control().threadName();
  }

  /** The number of a thread that is being created; only where controlled() holds. */
  public static long threadId() {
    return control().threadId();
  }

  /** Parks for at most that long; 0 for no limit. */
  public static void park(long nanos) {
    control().park(nanos);
  }

  public static void unpark(Thread thread) {
    control().unpark(thread);
  }

  // ---- synchronisers; each is called only where controlled() and models() hold

  public static boolean models(ReentrantLock lock) {
    return controlled() && control().models(lock);
  }

  public static void lock(ReentrantLock lock) {
    control().lock(lock);
  }

  public static void lockInterruptibly(ReentrantLock lock) throws InterruptedException {
    control().lockInterruptibly(lock);
  }

  public static boolean tryLock(ReentrantLock lock) {
    return control().tryLock(lock);
  }

  public static boolean tryLock(ReentrantLock lock, long nanos) throws InterruptedException {
    return control().tryLock(lock, nanos);
  }

  public static void unlock(ReentrantLock lock) {
    control().unlock(lock);
  }

  public static int holdCount(ReentrantLock lock) {
    return control().holdCount(lock);
  }

  public static @Nullable Thread owner(ReentrantLock lock) {
    return control().owner(lock);
  }

  public static Condition newCondition(ReentrantLock lock) {
    return control().newCondition(lock);
  }

  public static boolean models(ConditionObject condition) {
    return controlled() && control().model(condition) != null;
  }

  @SuppressWarnings("NullAway") // called only where it is modelled
  static ModelledCondition model(ConditionObject condition) {
    return control().model(condition);
  }

  static void requireQueues() {
    control().requireQueues();
  }

  public static void countDown(CountDownLatch latch) {
    control().countDown(latch);
  }

  public static boolean await(CountDownLatch latch, long nanos) throws InterruptedException {
    return control().await(latch, nanos);
  }

  public static long count(CountDownLatch latch) {
    return control().count(latch);
  }

  // ---- what differs from run to run

  /** Instead of {@link System#nanoTime}. */
  public static long nanoTime() {
    return controlled() ? control().nanoTime() : System.nanoTime();
  }

  /** Instead of {@link System#currentTimeMillis}. */
  public static long currentTimeMillis() {
    return controlled() ? control().currentTimeMillis() : System.currentTimeMillis();
  }

  /** Instead of {@link System#identityHashCode}. */
  public static int identityHashCode(@Nullable Object object) {
    return controlled() && object != null
        ? control().identityHashCode(object)
        : System.identityHashCode(object);
  }

  /** Instead of {@link Object#hashCode} on any object. */
  public static int hashCode(Object object) {
    return controlled() && HashCodes.isIdentity(object)
        ? control().identityHashCode(object)
        : object.hashCode();
  }

  /** The seed of a generator that is created without one; only where controlled() holds. */
  public static long seed() {
    return control().seed();
  }

  // ---- the rest

  /** One of the numbers below {@code alternatives}; 0 where nothing is under control. */
  public static int choose(int alternatives) {
    return controlled() ? control().choose(alternatives) : 0;
  }

  public static void assume(boolean condition) {
    if (controlled()) {
      control().assume(condition);
    }
  }

  static void addShutdownHook(Thread hook) {
    control().addShutdownHook(hook);
  }

  static boolean removeShutdownHook(Thread hook) {
    return control().removeShutdownHook(hook);
  }

  /** Instead of {@link System#exit}; only where controlled() holds. */
  public static void exit(int status) {
    control().exit(status);
  }

  /**
   * What a constant of an interface refers to. It is not made anew in every execution, as
   * interfaces cannot be initialised again: where it can change, that is out of control.
   */
  public static void constant(@Nullable Object value, String name) {
    if (value != null && controlled() && !Constants.isUnchangeable(value)) {
      control()
          .uncontrolled(
              name + " of an interface keeps its state between executions: make it one of a class");
    }
  }

  /** Before something that cannot be controlled. */
  public static void uncontrolled(String what) {
    if (controlled()) {
      control().uncontrolled(what);
    }
  }

  private static long nanoseconds(long millis) {
    return millis > Long.MAX_VALUE / 1_000_000 - 1 ? Long.MAX_VALUE / 2 : millis * 1_000_000;
  }
}

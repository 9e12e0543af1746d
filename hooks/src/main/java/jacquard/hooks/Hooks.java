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

  /**
   * What an object says that is created now, in its {@link Named} part: which thread owns it. 0 for
   * what is none of the program's.
   */
  public static long birth;

  /** What {@link #birth} is where the thread that runs under control creates something. */
  private static long birthUnderControl;

  /** Whether reads of final fields are visible, since some are written when others can read. */
  private static boolean showsFinals;

  /** The thread that is out of control for a while, since the JDK works on its own account. */
  private static @Nullable Thread quiet;

  private static int firstSite = Integer.MAX_VALUE;

  private Hooks() {}

  // ---- for the checker

  public static boolean showsFinals() {
    return showsFinals;
  }

  /** Says whether reads of final fields are visible. */
  public static void showFinals(boolean shown) {
    showsFinals = shown;
  }

  /** Says what objects say that the thread creates that runs now; 0 if none does. */
  public static void births(long newBirth) {
    birth = newBirth;
    birthUnderControl = newBirth;
  }

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

  /** The checker takes over: nothing that it does is done by the program. */
  @SuppressWarnings("NullAway") // asked for only where a thread is under control
  private static Thread takeOver() {
    Thread caller = running;
    running = null;
    return caller;
  }

  /** The program goes on, whatever the checker did meanwhile. */
  private static void handBack(Thread caller) {
    running = caller;
  }

  /** Whether an execution of a program is under way. */
  public static boolean isExecuting() {
    return control != null;
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
    quiet = suspended;
    birth = 0;
    return suspended;
  }

  /** Undoes {@link #suspend}. */
  public static void proceed(@Nullable Thread suspended) {
    if (suspended != null) {
      running = suspended;
      quiet = null;
      birth = birthUnderControl;
    }
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static Control control() {
    return control;
  }

  public static void getField(@Nullable Object owner, int field, int site) {
    if (controlled() && owner != null) {
      Thread caller = takeOver();
      try {
        control().getField(owner, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenRead(owner, field, site);
    }
  }

  public static void putField(@Nullable Object owner, int value, int field, int site) {
    if (controlled() && owner != null) {
      Thread caller = takeOver();
      try {
        control().putField(owner, value, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(owner, site);
    }
  }

  public static void putField(@Nullable Object owner, long value, int field, int site) {
    if (controlled() && owner != null) {
      Thread caller = takeOver();
      try {
        control().putField(owner, value, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(owner, site);
    }
  }

  public static void putField(@Nullable Object owner, float value, int field, int site) {
    if (controlled() && owner != null) {
      Thread caller = takeOver();
      try {
        control().putField(owner, Float.floatToRawIntBits(value), field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(owner, site);
    }
  }

  public static void putField(@Nullable Object owner, double value, int field, int site) {
    if (controlled() && owner != null) {
      Thread caller = takeOver();
      try {
        control().putField(owner, Double.doubleToRawLongBits(value), field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(owner, site);
    }
  }

  public static void putField(@Nullable Object owner, @Nullable Object value, int field, int site) {
    if (controlled() && owner != null) {
      Thread caller = takeOver();
      try {
        control().putField(owner, value, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(owner, site);
    }
  }

  public static void getStatic(int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().getStatic(field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenRead(null, field, site);
    }
  }

  public static void putStatic(int value, int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().putStatic(value, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(null, site);
    }
  }

  public static void putStatic(long value, int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().putStatic(value, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(null, site);
    }
  }

  public static void putStatic(float value, int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().putStatic(Float.floatToRawIntBits(value), field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(null, site);
    }
  }

  public static void putStatic(double value, int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().putStatic(Double.doubleToRawLongBits(value), field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(null, site);
    }
  }

  public static void putStatic(@Nullable Object value, int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().putStatic(value, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(null, site);
    }
  }

  // of classes that are not known by their names alone

  public static void getStatic(Class<?> named, int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().getStatic(named, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenUse(named, false, site);
    }
  }

  public static void putStatic(int value, Class<?> named, int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().putStatic((long) value, named, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(null, site);
    }
  }

  public static void putStatic(long value, Class<?> named, int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().putStatic(value, named, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(null, site);
    }
  }

  public static void putStatic(float value, Class<?> named, int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().putStatic((long) Float.floatToRawIntBits(value), named, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(null, site);
    }
  }

  public static void putStatic(double value, Class<?> named, int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().putStatic(Double.doubleToRawLongBits(value), named, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(null, site);
    }
  }

  public static void putStatic(@Nullable Object value, Class<?> named, int field, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().putStatic(value, named, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(null, site);
    }
  }

  public static void getElement(@Nullable Object array, int index, int site) {
    if (controlled() && array != null) {
      Thread caller = takeOver();
      try {
        control().getElement(array, index, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenUse(array, false, site);
    }
  }

  public static void putElement(@Nullable Object array, int index, int value, int site) {
    if (controlled() && array != null) {
      Thread caller = takeOver();
      try {
        control().putElement(array, index, value, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(array, site);
    }
  }

  public static void putElement(@Nullable Object array, int index, long value, int site) {
    if (controlled() && array != null) {
      Thread caller = takeOver();
      try {
        control().putElement(array, index, value, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(array, site);
    }
  }

  public static void putElement(@Nullable Object array, int index, float value, int site) {
    if (controlled() && array != null) {
      Thread caller = takeOver();
      try {
        control().putElement(array, index, Float.floatToRawIntBits(value), site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(array, site);
    }
  }

  public static void putElement(@Nullable Object array, int index, double value, int site) {
    if (controlled() && array != null) {
      Thread caller = takeOver();
      try {
        control().putElement(array, index, Double.doubleToRawLongBits(value), site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(array, site);
    }
  }

  public static void putElement(
      @Nullable Object array, int index, @Nullable Object value, int site) {
    if (controlled() && array != null) {
      Thread caller = takeOver();
      try {
        control().putElement(array, index, value, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenWrite(array, site);
    }
  }

  /**
   * Before memory is accessed by its offset, as {@link Access} says; floating-point values as raw
   * bits. What is expected matters for compare-and-set only.
   */
  public static void access(
      @Nullable Object base, long offset, long expected, long value, int access, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        if (base == null) {
          control().accessOffHeap(Access.operation(access) != Access.READ, site);
          return;
        }
        control().access(base, offset, expected, value, access, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenUse(base, Access.operation(access) != Access.READ, site);
    }
  }

  public static void access(
      @Nullable Object base,
      long offset,
      @Nullable Object expected,
      @Nullable Object value,
      int access,
      int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        if (base == null) {
          control().accessOffHeap(Access.operation(access) != Access.READ, site);
          return;
        }
        control().access(base, offset, expected, value, access, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenUse(base, Access.operation(access) != Access.READ, site);
    }
  }

  /** Instead of {@link System#arraycopy}. */
  public static void copyArray(
      Object from, int fromIndex, Object to, int toIndex, int length, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().copyArray(from, fromIndex, to, toIndex, length, site);
      } finally {
        handBack(caller);
      }
    } else {
      System.arraycopy(from, fromIndex, to, toIndex, length);
    }
  }

  /** Before a final field is read; it matters only where some were written too late. */
  public static void getFinal(@Nullable Object owner, int field, int site) {
    if (showsFinals && controlled() && owner != null) {
      Thread caller = takeOver();
      try {
        control().getField(owner, field, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenRead(owner, field, site);
    }
  }

  /** Before a static final field is read; it matters only where nobody sees what is done then. */
  public static void getFinal(int field, int site) {
    if (quiet != null) {
      unseenRead(null, field, site);
    }
  }

  /** As {@link #getFinal(int, int)}, of a class that is not known by its name alone. */
  public static void getFinal(Class<?> named, int field, int site) {
    if (quiet != null) {
      unseenUse(named, false, site);
    }
  }

  /**
   * Before a stretch of an array, or of memory outside of the heap, is read or written by code that
   * is not rewritten.
   */
  public static void accessRange(@Nullable Object base, boolean writes, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().accessRange(base, writes, site);
      } finally {
        handBack(caller);
      }
    }
  }

  /** After {@link Object#clone} has copied an object that is no array; returns the copy. */
  public static Object cloned(Object original, Object copy, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().cloned(original, copy, site);
      } finally {
        handBack(caller);
      }
    } else if (copy instanceof Named named) {
      named.jacquard$name(0);
    }
    return copy;
  }

  /** Instead of an array's {@code clone}. */
  public static Object cloneArray(Object array, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        return control().cloneArray(array, site);
      } finally {
        handBack(caller);
      }
    }
    return Memory.cloneArray(array);
  }

  /** The streams that are nobody's but the JVM's; what is printed there is no part of a program. */
  private static @Nullable Object standardOut;

  private static @Nullable Object standardErr;

  /** Says that programs print to the streams of now without anybody looking. */
  public static void keepStandardStreams() {
    standardOut = StandardStreams.out();
    standardErr = StandardStreams.err();
  }

  /** Whether a stream is one of those; called only where controlled() holds. */
  @SuppressWarnings("ReferenceEquality")
  public static boolean isStandard(Object stream) {
    return stream == standardOut || stream == standardErr;
  }

  /** Before something is printed to a standard stream; returns what ends it. */
  public static @Nullable Thread beginPrint(Object stream) {
    Thread caller = takeOver();
    try {
      control().beginPrint(stream);
    } catch (Throwable thrown) {
      handBack(caller);
      throw thrown;
    }
    return caller; // out of control while it is printed
  }

  public static void endPrint(Object stream, @Nullable Thread caller) {
    if (caller != null) {
      try {
        control().endPrint(stream);
      } finally {
        handBack(caller);
      }
    }
  }

  // ---- sections

  /**
   * At the start of a method with which a class of the JDK works on an object of its own. Returns
   * what {@link #endSection} is to be called with at its end.
   */
  public static @Nullable Object beginSection(@Nullable Object of) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        return control().beginSection(of);
      } finally {
        handBack(caller);
      }
    }
    return null;
  }

  public static void endSection(@Nullable Object before) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().endSection(before);
      } finally {
        handBack(caller);
      }
    }
  }

  /** Where others may see what was done so far in a section. */
  public static void pause() {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().pause();
      } finally {
        handBack(caller);
      }
    }
  }

  /** Before a collection brings the number of its elements up to date. */
  public static void count() {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().count();
      } finally {
        handBack(caller);
      }
    }
  }

  /** Before the number of elements is looked at. */
  public static void seeCount() {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().seeCount();
      } finally {
        handBack(caller);
      }
    }
  }

  /** Before somebody asks who waits for a lock. */
  public static void seeQueue() {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().seeQueue();
      } finally {
        handBack(caller);
      }
    }
  }

  /** At the start of a section that others can look into if its thread does not wait. */
  public static void unravel(long patience) {
    if (patience <= 0 && controlled()) {
      Thread caller = takeOver();
      try {
        control().unravel();
      } finally {
        handBack(caller);
      }
    }
  }

  /** Before somebody looks at one place of a table after the other. */
  public static void traverse(@Nullable Object table) {
    if (table != null && controlled()) {
      Thread caller = takeOver();
      try {
        control().traverse(table);
      } finally {
        handBack(caller);
      }
    }
  }

  /** When a task is about to be run, in its section. */
  public static void claim() {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().claim();
      } finally {
        handBack(caller);
      }
    }
  }

  /** Before the JDK calls the program back; see {@link Callbacks}. */
  static @Nullable Object leaveSection() {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        return control().leaveSection();
      } finally {
        handBack(caller);
      }
    }
    return null;
  }

  static void reenterSection(@Nullable Object left) {
    if (left != null && controlled()) {
      Thread caller = takeOver();
      try {
        control().reenterSection(left);
      } finally {
        handBack(caller);
      }
    }
  }

  // ---- monitors

  /** Instead of {@code monitorenter}. */
  public static void enter(@Nullable Object monitor, int site) {
    if (monitor == null) {
      throw new NullPointerException("synchronized on null");
    }
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().enter(monitor, site);
      } finally {
        handBack(caller);
      }
    } else if (quiet != null) {
      unseenUse(monitor, true, site);
    }
  }

  /** Instead of {@code monitorexit}. */
  public static void exit(Object monitor, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().exit(monitor, site);
      } finally {
        handBack(caller);
      }
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
    Thread caller = takeOver();
    try {
      control().await(monitor, nanoseconds(millis) + nanos, site);
    } finally {
      handBack(caller);
    }
  }

  /** Instead of {@link Object#notify}. */
  public static void signal(Object monitor, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().signal(monitor, site);
      } finally {
        handBack(caller);
      }
    } else {
      monitor.notify();
    }
  }

  /** Instead of {@link Object#notifyAll}. */
  public static void signalAll(Object monitor, int site) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().signalAll(monitor, site);
      } finally {
        handBack(caller);
      }
    } else {
      monitor.notifyAll();
    }
  }

  /** Instead of {@link Thread#holdsLock}. */
  public static boolean holds(Object monitor) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        return control().holds(monitor);
      } finally {
        handBack(caller);
      }
    }
    return Thread.holdsLock(monitor);
  }

  // ---- classes of the program

  /**
   * Before a class of the program is initialised in this execution; waits while another thread does
   * so. False if nothing is left to do.
   */
  public static boolean beginInitialisation(Class<?> type) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        return control().beginInitialisation(type);
      } finally {
        handBack(caller);
      }
    }
    return true;
  }

  /** Whether the thread that runs does what any other could do instead. */
  private static boolean anonymous;

  public static void setAnonymous(boolean newAnonymous) {
    anonymous = newAnonymous;
  }

  /** Instead of {@link Thread#currentThread} in the program. */
  public static Thread whoRuns() {
    if (anonymous && controlled()) {
      Thread caller = takeOver();
      try {
        control().identify();
      } finally {
        handBack(caller);
      }
    }
    return Thread.currentThread();
  }

  /** Returns whether later uses in this execution need not ask. */
  public static boolean endInitialisation(Class<?> type) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        return control().endInitialisation(type);
      } finally {
        handBack(caller);
      }
    }
    return true;
  }

  /**
   * Before a class is used in a way that initialises it, where it was not known when the code was
   * rewritten that this is a class of the program.
   */
  public static void initialise(Class<?> type) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().initialise(type);
      } finally {
        handBack(caller);
      }
    }
  }

  public static void initialise(Class<?> type, boolean really) {
    if (really) {
      initialise(type);
    }
  }

  /** What to throw instead of what an initialiser has thrown. */
  public static Throwable failInitialisation(Class<?> type, Throwable cause) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        return control().failInitialisation(type, cause);
      } finally {
        handBack(caller);
      }
    }
    return cause;
  }

  /** At every jump backwards in the program. */
  public static void loop() {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().loop();
      } finally {
        handBack(caller);
      }
    }
  }

  /** At every jump backwards over code that changes nothing. */
  public static void idle() {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().idle();
      } finally {
        handBack(caller);
      }
    }
  }

  // ---- threads; each is called only where controlled() holds, unless it says otherwise

  public static void start(Thread thread) {
    Thread caller = takeOver();
    try {
      control().start(thread);
    } finally {
      handBack(caller);
    }
  }

  public static boolean join(Thread thread, long nanos) throws InterruptedException {
    Thread caller = takeOver();
    try {
      return control().join(thread, nanos);
    } finally {
      handBack(caller);
    }
  }

  public static boolean alive(Thread thread) {
    Thread caller = takeOver();
    try {
      return control().alive(thread);
    } finally {
      handBack(caller);
    }
  }

  static Thread.State life(Thread thread) {
    Thread caller = takeOver();
    try {
      return control().life(thread);
    } finally {
      handBack(caller);
    }
  }

  public static Thread.State state(Thread thread) {
    Thread caller = takeOver();
    try {
      return control().state(thread);
    } finally {
      handBack(caller);
    }
  }

  static void property(@Nullable Thread thread, boolean changes) {
    Thread caller = takeOver();
    try {
      control().property(thread, changes);
    } finally {
      handBack(caller);
    }
  }

  public static Thread[] threads() {
    Thread caller = takeOver();
    try {
      return control().threads();
    } finally {
      handBack(caller);
    }
  }

  public static void interrupt(Thread thread) {
    Thread caller = takeOver();
    try {
      control().interrupt(thread);
    } finally {
      handBack(caller);
    }
  }

  public static boolean interrupted(Thread thread, boolean clear) {
    Thread caller = takeOver();
    try {
      return control().interrupted(thread, clear);
    } finally {
      handBack(caller);
    }
  }

  public static void sleep(long nanos) throws InterruptedException {
    Thread caller = takeOver();
    try {
      control().sleep(nanos);
    } finally {
      handBack(caller);
    }
  }

  public static void giveWay() {
    Thread caller = takeOver();
    try {
      control().giveWay();
    } finally {
      handBack(caller);
    }
  }

  public static String threadName() {
    Thread caller = takeOver();
    try {
      return control().threadName();
    } finally {
      handBack(caller);
    }
  }

  /** The number of a thread that is being created; only where controlled() holds. */
  public static long threadId() {
    Thread caller = takeOver();
    try {
      return control().threadId();
    } finally {
      handBack(caller);
    }
  }

  /** Parks for at most that long; 0 for no limit. */
  public static void park(long nanos) {
    Thread caller = takeOver();
    try {
      control().park(nanos);
    } finally {
      handBack(caller);
    }
  }

  public static void unpark(Thread thread) {
    Thread caller = takeOver();
    try {
      control().unpark(thread);
    } finally {
      handBack(caller);
    }
  }

  // ---- synchronisers; each is called only where controlled() and models() hold

  public static boolean models(ReentrantLock lock) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        return control().models(lock);
      } finally {
        handBack(caller);
      }
    }
    return false;
  }

  public static void lock(ReentrantLock lock) {
    Thread caller = takeOver();
    try {
      control().lock(lock);
    } finally {
      handBack(caller);
    }
  }

  public static void lockInterruptibly(ReentrantLock lock) throws InterruptedException {
    Thread caller = takeOver();
    try {
      control().lockInterruptibly(lock);
    } finally {
      handBack(caller);
    }
  }

  public static boolean tryLock(ReentrantLock lock) {
    Thread caller = takeOver();
    try {
      return control().tryLock(lock);
    } finally {
      handBack(caller);
    }
  }

  public static boolean tryLock(ReentrantLock lock, long nanos) throws InterruptedException {
    Thread caller = takeOver();
    try {
      return control().tryLock(lock, nanos);
    } finally {
      handBack(caller);
    }
  }

  public static void unlock(ReentrantLock lock) {
    Thread caller = takeOver();
    try {
      control().unlock(lock);
    } finally {
      handBack(caller);
    }
  }

  public static int holdCount(ReentrantLock lock) {
    Thread caller = takeOver();
    try {
      return control().holdCount(lock);
    } finally {
      handBack(caller);
    }
  }

  public static @Nullable Thread owner(ReentrantLock lock) {
    Thread caller = takeOver();
    try {
      return control().owner(lock);
    } finally {
      handBack(caller);
    }
  }

  public static Condition newCondition(ReentrantLock lock) {
    Thread caller = takeOver();
    try {
      return control().newCondition(lock);
    } finally {
      handBack(caller);
    }
  }

  public static boolean models(ConditionObject condition) {
    if (!controlled()) {
      return false;
    }
    Thread caller = takeOver();
    try {
      return control().model(condition) != null;
    } finally {
      handBack(caller);
    }
  }

  @SuppressWarnings("NullAway") // called only where it is modelled
  static ModelledCondition model(ConditionObject condition) {
    Thread caller = takeOver();
    try {
      return control().model(condition);
    } finally {
      handBack(caller);
    }
  }

  static void requireQueues() {
    Thread caller = takeOver();
    try {
      control().requireQueues();
    } finally {
      handBack(caller);
    }
  }

  public static void countDown(CountDownLatch latch) {
    Thread caller = takeOver();
    try {
      control().countDown(latch);
    } finally {
      handBack(caller);
    }
  }

  public static boolean await(CountDownLatch latch, long nanos) throws InterruptedException {
    Thread caller = takeOver();
    try {
      return control().await(latch, nanos);
    } finally {
      handBack(caller);
    }
  }

  public static long count(CountDownLatch latch) {
    Thread caller = takeOver();
    try {
      return control().count(latch);
    } finally {
      handBack(caller);
    }
  }

  // ---- what differs from run to run

  /** Instead of {@link System#nanoTime}. */
  public static long nanoTime() {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        return control().nanoTime();
      } finally {
        handBack(caller);
      }
    }
    return System.nanoTime();
  }

  /** Instead of {@link System#currentTimeMillis}. */
  public static long currentTimeMillis() {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        return control().currentTimeMillis();
      } finally {
        handBack(caller);
      }
    }
    return System.currentTimeMillis();
  }

  /** Instead of {@link System#identityHashCode}. */
  public static int identityHashCode(@Nullable Object object) {
    if (controlled() && object != null) {
      Thread caller = takeOver();
      try {
        return control().identityHashCode(object);
      } finally {
        handBack(caller);
      }
    }
    return System.identityHashCode(object);
  }

  /** Instead of {@link Object#hashCode} on any object. */
  public static int hashCode(Object object) {
    if (controlled() && HashCodes.isIdentity(object)) {
      Thread caller = takeOver();
      try {
        return control().identityHashCode(object);
      } finally {
        handBack(caller);
      }
    }
    return object.hashCode();
  }

  /** The seed of a generator that is created without one; only where controlled() holds. */
  public static long seed() {
    Thread caller = takeOver();
    try {
      return control().seed();
    } finally {
      handBack(caller);
    }
  }

  // ---- the rest

  /** One of the numbers below {@code alternatives}; 0 where nothing is under control. */
  public static int choose(int alternatives) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        return control().choose(alternatives);
      } finally {
        handBack(caller);
      }
    }
    return 0;
  }

  public static void assume(boolean condition) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().assume(condition);
      } finally {
        handBack(caller);
      }
    }
  }

  static void addShutdownHook(Thread hook) {
    Thread caller = takeOver();
    try {
      control().addShutdownHook(hook);
    } finally {
      handBack(caller);
    }
  }

  static boolean removeShutdownHook(Thread hook) {
    Thread caller = takeOver();
    try {
      return control().removeShutdownHook(hook);
    } finally {
      handBack(caller);
    }
  }

  /** Instead of {@link System#exit}; only where controlled() holds. */
  public static void exit(int status) {
    Thread caller = takeOver();
    try {
      control().exit(status);
    } finally {
      handBack(caller);
    }
  }

  /** Before an object is kept where others find it, in a way that no other hook sees. */
  static void publish(@Nullable Object object) {
    if (object != null && controlled()) {
      Thread caller = takeOver();
      try {
        control().publish(object);
      } finally {
        handBack(caller);
      }
    }
  }

  /** Before a file is used: a path, a name, or an object that has it open. */
  public static void usesFile(@Nullable Object file) {
    if (file != null && controlled()) {
      Thread caller = takeOver();
      try {
        control().usesFile(file);
      } finally {
        handBack(caller);
      }
    }
  }

  /** Before native code is loaded for a class. That of the JDK is known. */
  public static void loadsNativeCode(Class<?> caller) {
    if (caller.getModule().getLayer() != ModuleLayer.boot()) {
      uncontrolled("native code");
    }
  }

  /** Before something that cannot be controlled. */
  public static void uncontrolled(String what) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().uncontrolled(what);
      } finally {
        handBack(caller);
      }
    }
  }

  /** Says from which number on sites are those of the program. */
  public static void sitesOfProgram(int first) {
    firstSite = first;
  }

  /**
   * A write of the program by code that the JDK calls on its own account, such as that of a class
   * loader; nobody sees it, which matters if others know the object.
   */
  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  private static void unseenWrite(@Nullable Object target, int site) {
    Thread suspended = quiet;
    if (site >= firstSite && suspended != null && Thread.currentThread() == suspended) {
      quiet = null;
      try {
        control().unseenWrite(target);
      } finally {
        quiet = suspended;
      }
    }
  }

  /** As {@link #unseenWrite}, of a field that is read; the owner is null if it is static. */
  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  private static void unseenRead(@Nullable Object owner, int field, int site) {
    Thread suspended = quiet;
    if (site >= firstSite && suspended != null && Thread.currentThread() == suspended) {
      quiet = null;
      try {
        control().unseenRead(owner, field);
      } finally {
        quiet = suspended;
      }
    }
  }

  /** As {@link #unseenWrite}, of an object that is used somehow. */
  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  private static void unseenUse(@Nullable Object object, boolean writes, int site) {
    Thread suspended = quiet;
    if (site >= firstSite
        && suspended != null
        && Thread.currentThread() == suspended
        && object != null) {
      quiet = null;
      try {
        control().unseenUse(object, writes);
      } finally {
        quiet = suspended;
      }
    }
  }

  /** A class loader has been made; the JVM will show it to whoever needs a class of it. */
  public static void loaderMade(Object loader) {
    if (controlled()) {
      Thread caller = takeOver();
      try {
        control().loaderMade(loader);
      } finally {
        handBack(caller);
      }
    }
  }

  private static long nanoseconds(long millis) {
    return millis > Long.MAX_VALUE / 1_000_000 - 1 ? Long.MAX_VALUE / 2 : millis * 1_000_000;
  }
}

package jacquard.hooks;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What happens when a thread under control reaches a hook. Every method is called by that thread,
 * on its own stack; see {@link Hooks} for when.
 */
public abstract class Control {

  // ---- memory

  public abstract void getField(Object owner, int field, int site);

  public abstract void putField(Object owner, long value, int field, int site);

  public abstract void putField(Object owner, @Nullable Object value, int field, int site);

  public abstract void getStatic(int field, int site);

  public abstract void putStatic(long value, int field, int site);

  public abstract void putStatic(@Nullable Object value, int field, int site);

  public void getStatic(Class<?> named, int field, int site) {
    getStatic(field, site);
  }

  public void putStatic(long value, Class<?> named, int field, int site) {
    putStatic(value, field, site);
  }

  public void putStatic(@Nullable Object value, Class<?> named, int field, int site) {
    putStatic(value, field, site);
  }

  public abstract void getElement(Object array, int index, int site);

  public abstract void putElement(Object array, int index, long value, int site);

  public abstract void putElement(Object array, int index, @Nullable Object value, int site);

  public abstract void access(
      Object base, long offset, long expected, long value, int access, int site);

  public abstract void access(
      Object base,
      long offset,
      @Nullable Object expected,
      @Nullable Object value,
      int access,
      int site);

  public abstract void copyArray(
      Object from, int fromIndex, Object to, int toIndex, int length, int site);

  public abstract Object cloneArray(Object array, int site);

  /** Before memory outside of the heap is accessed. */
  public void accessOffHeap(boolean writes, int site) {}

  /** Before a stretch of an array, or of memory outside of the heap, is read or written. */
  public void accessRange(@Nullable Object base, boolean writes, int site) {}

  /** After an object was copied: brings the copy's fields up to date, each by a read of its own. */
  public void cloned(Object original, Object copy, int site) {}

  /** An object is about to be kept where others find it. */
  public void publish(Object object) {}

  /** A file is fine as long as one thread uses it. */
  public void usesFile(Object file) {}

  /** Before something is printed to a standard stream, which holds the stream's monitor. */
  public void beginPrint(Object stream) {}

  public void endPrint(Object stream) {}

  // ---- sections: what the JDK's classes do to their own objects; who shows every step of theirs
  // need not know of them

  /** Returns what {@link #endSection} is to be called with. */
  public @Nullable Object beginSection(@Nullable Object of) {
    return null;
  }

  public void endSection(@Nullable Object before) {}

  public void pause() {}

  public void count() {}

  public void seeCount() {}

  public void seeQueue() {}

  public void claim() {}

  public void unravel() {}

  public void traverse(Object table) {}

  /** Returns what {@link #reenterSection} is to be called with. */
  public @Nullable Object leaveSection() {
    return null;
  }

  public void reenterSection(Object left) {}

  // ---- monitors

  public abstract void enter(Object monitor, int site);

  public abstract void exit(Object monitor, int site);

  public abstract void await(Object monitor, long nanos, int site) throws InterruptedException;

  public abstract void signal(Object monitor, int site);

  public abstract void signalAll(Object monitor, int site);

  public abstract boolean holds(Object monitor);

  // ---- classes of the program

  public abstract boolean beginInitialisation(Class<?> type);

  /** Returns whether later uses in this execution need not ask. */
  public abstract boolean endInitialisation(Class<?> type);

  /** When a thread asks which one it is while it does what any could. */
  public void identify() {}

  /** Makes sure that a class is initialised in this execution, if it is one of the program's. */
  public void initialise(Class<?> type) {}

  public abstract Throwable failInitialisation(Class<?> type, Throwable cause);

  /** Whether a thread is new, alive (which is the state of one that runs) or has ended. */
  public abstract Thread.State life(Thread thread);

  public abstract Thread.State state(Thread thread);

  /** Before a property of a thread is looked at or changed; of all threads if there is none. */
  public abstract void property(@Nullable Thread thread, boolean changes);

  public abstract void loop();

  /** As {@link #loop}, where nothing has changed since the last time but what others did. */
  public abstract void idle();

  // ---- threads

  public abstract void start(Thread thread);

  /** True if the thread has ended, false if the time is over. */
  public abstract boolean join(Thread thread, long nanos) throws InterruptedException;

  public abstract boolean alive(Thread thread);

  /** The threads that are alive. */
  public abstract Thread[] threads();

  public abstract void interrupt(Thread thread);

  public abstract boolean interrupted(Thread thread, boolean clear);

  public abstract void sleep(long nanos) throws InterruptedException;

  public abstract void giveWay();

  public abstract String threadName();

  /** The number of a thread that is being created: the same in every run of the same schedule. */
  public abstract long threadId();

  /** Waits for a permit; 0 nanoseconds for no limit. */
  public abstract void park(long nanos);

  public abstract void unpark(Thread thread);

  // ---- synchronisers that are one visible operation each

  /** Whether this lock is under control; if not, its own code runs, every step of it visible. */
  public abstract boolean models(ReentrantLock lock);

  public abstract void lock(ReentrantLock lock);

  public abstract void lockInterruptibly(ReentrantLock lock) throws InterruptedException;

  public abstract boolean tryLock(ReentrantLock lock);

  public abstract boolean tryLock(ReentrantLock lock, long nanos) throws InterruptedException;

  public abstract void unlock(ReentrantLock lock);

  public abstract int holdCount(ReentrantLock lock);

  public abstract @Nullable Thread owner(ReentrantLock lock);

  public abstract Condition newCondition(ReentrantLock lock);

  /** What stands for a condition; null for one whose own code runs. */
  public abstract @Nullable ModelledCondition model(ConditionObject condition);

  /** Goes on only if the locks' own code runs, which knows who waits for them in which order. */
  public abstract void requireQueues();

  public abstract void countDown(CountDownLatch latch);

  public abstract boolean await(CountDownLatch latch, long nanos) throws InterruptedException;

  public abstract long count(CountDownLatch latch);

  // ---- what differs from run to run

  public abstract long nanoTime();

  public abstract long currentTimeMillis();

  /** The hash code of an object that has none of its own. */
  public abstract int identityHashCode(Object object);

  /** The seed of a generator that is created without one. */
  public abstract long seed();

  // ---- the rest

  public abstract int choose(int alternatives);

  public abstract void assume(boolean condition);

  public abstract void addShutdownHook(Thread hook);

  public abstract boolean removeShutdownHook(Thread hook);

  public abstract void exit(int status);

  /**
   * The program writes where it is not seen.
   *
   * @param target an object; null for a static field
   */
  public abstract void unseenWrite(@Nullable Object target);

  /** The program reads a field where it is not seen; the owner is null if it is static. */
  public abstract void unseenRead(@Nullable Object owner, int field);

  /** The program uses an object where it is not seen: its monitor, or something that it has. */
  public abstract void unseenUse(Object object, boolean writes);

  /** A class loader has been made. */
  public abstract void loaderMade(Object loader);

  /** Something that cannot be controlled is about to happen. */
  public abstract void uncontrolled(String what);
}

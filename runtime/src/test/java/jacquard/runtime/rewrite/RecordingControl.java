package jacquard.runtime.rewrite;

import jacquard.hooks.ArrayControl;
import jacquard.hooks.ChanceControl;
import jacquard.hooks.ClassControl;
import jacquard.hooks.ConditionControl;
import jacquard.hooks.Control;
import jacquard.hooks.EnvironmentControl;
import jacquard.hooks.FieldControl;
import jacquard.hooks.LatchControl;
import jacquard.hooks.LockControl;
import jacquard.hooks.ModelledCondition;
import jacquard.hooks.MonitorControl;
import jacquard.hooks.OffsetControl;
import jacquard.hooks.SectionControl;
import jacquard.hooks.StaticControl;
import jacquard.hooks.Supervision;
import jacquard.hooks.ThreadControl;
import jacquard.hooks.UnseenControl;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Writes down which hooks a single thread calls, and does what the original code would do. */
final class RecordingControl
    implements FieldControl,
        StaticControl,
        ArrayControl,
        OffsetControl,
        SectionControl,
        MonitorControl,
        ClassControl,
        ThreadControl,
        LockControl,
        ConditionControl,
        LatchControl,
        ChanceControl,
        EnvironmentControl,
        UnseenControl {
  private final Symbols symbols;
  private final List<String> log = new ArrayList<>();
  private final Set<Class<?>> beingInitialised = new HashSet<>();

  RecordingControl(Symbols symbols) {
    this.symbols = symbols;
  }

  List<String> log() {
    return log;
  }

  /** Runs something under this control, in an execution of its own. */
  <T> T run(Callable<T> action) throws Exception {
    Supervision.epoch++;
    new Control(this, this, this, this, this, this, this, this, this, this, this, this, this, this)
        .install();
    Supervision.handBack(Thread.currentThread());
    try {
      return action.call();
    } finally {
      Supervision.takeOver();
      Control.uninstall();
    }
  }

  private void note(String entry) {
    // what the recorder itself does is not recorded
    Thread suspended = Supervision.suspend();
    log.add(entry);
    Supervision.proceed(suspended);
  }

  private String name(int field) {
    Symbols.Field symbol = symbols.field(field);
    return symbol.owner() + "." + symbol.name();
  }

  private static UnsupportedOperationException unexpected() {
    return new UnsupportedOperationException("no rewritten class calls this here");
  }

  @Override
  public void getField(Object owner, int field, int site) {
    note("get " + name(field) + " @" + symbols.site(site).line());
  }

  @Override
  public void putField(Object owner, long value, int field, int site) {
    note("put " + name(field) + "=" + value + " @" + symbols.site(site).line());
  }

  @Override
  public void putField(Object owner, Object value, int field, int site) {
    note("put " + name(field) + "=" + value + " @" + symbols.site(site).line());
  }

  @Override
  public void getStatic(int field, int site) {
    note("getstatic " + name(field) + " @" + symbols.site(site).line());
  }

  @Override
  public void putStatic(long value, int field, int site) {
    note("putstatic " + name(field) + "=" + value + " @" + symbols.site(site).line());
  }

  @Override
  public void putStatic(Object value, int field, int site) {
    note("putstatic " + name(field) + "=" + value + " @" + symbols.site(site).line());
  }

  @Override
  public void getElement(Object array, int index, int site) {
    note("load " + array.getClass().getSimpleName() + " " + index);
  }

  @Override
  public void putElement(Object array, int index, long value, int site) {
    note("store " + array.getClass().getSimpleName() + " " + index + "=" + value);
  }

  @Override
  public void putElement(Object array, int index, Object value, int site) {
    note("store " + array.getClass().getSimpleName() + " " + index + "=" + value);
  }

  @Override
  public void access(Object base, long offset, long expected, long value, int access, int site) {
    throw unexpected();
  }

  @Override
  public void access(
      Object base, long offset, Object expected, Object value, int access, int site) {
    throw unexpected();
  }

  @Override
  public void copyArray(Object from, int fromIndex, Object to, int toIndex, int length, int site) {
    note("copy " + length);
    System.arraycopy(from, fromIndex, to, toIndex, length);
  }

  @Override
  public Object cloneArray(Object array, int site) {
    note("clone " + array.getClass().getSimpleName());
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }

  @Override
  public void enter(Object monitor, int site) {
    note("enter " + label(monitor));
  }

  @Override
  public void exit(Object monitor, int site) {
    note("exit " + label(monitor));
  }

  private static String label(Object monitor) {
    return monitor instanceof Class<?> type ? type.getName() : "a " + monitor.getClass().getName();
  }

  @Override
  public void await(Object monitor, long nanos, int site) {
    note("await " + nanos);
  }

  @Override
  public void signal(Object monitor, int site) {
    note("signal");
  }

  @Override
  public void signalAll(Object monitor, int site) {
    note("signalAll");
  }

  @Override
  public boolean holds(Object monitor) {
    note("holds");
    return true;
  }

  @Override
  public boolean beginInitialisation(Class<?> type) {
    boolean first = beingInitialised.add(type);
    if (first) {
      note("begin " + type.getName());
    }
    return first;
  }

  @Override
  public boolean endInitialisation(Class<?> type) {
    beingInitialised.remove(type);
    note("end " + type.getName());
    return true;
  }

  @Override
  public Throwable failInitialisation(Class<?> type, Throwable cause) {
    beingInitialised.remove(type);
    note("fail " + type.getName());
    return new ExceptionInInitializerError(cause);
  }

  @Override
  public void idle() {
    note("idle");
  }

  @Override
  public Thread.State life(Thread thread) {
    return alive(thread) ? Thread.State.RUNNABLE : Thread.State.NEW;
  }

  @Override
  public Thread.State state(Thread thread) {
    return life(thread);
  }

  @Override
  public void property(Thread thread, boolean changes) {}

  @Override
  public void loop() {
    note("loop");
  }

  @Override
  public void start(Thread thread) {
    throw unexpected();
  }

  @Override
  public boolean join(Thread thread, long nanos) {
    throw unexpected();
  }

  @Override
  public boolean alive(Thread thread) {
    throw unexpected();
  }

  @Override
  public Thread[] threads() {
    throw unexpected();
  }

  @Override
  public void interrupt(Thread thread) {
    throw unexpected();
  }

  @Override
  public boolean interrupted(Thread thread, boolean clear) {
    throw unexpected();
  }

  @Override
  public void sleep(long nanos) {
    throw unexpected();
  }

  @Override
  public void giveWay() {
    throw unexpected();
  }

  @Override
  public String threadName() {
    throw unexpected();
  }

  @Override
  public long threadId() {
    throw unexpected();
  }

  @Override
  public void seeName(String name) {
    throw unexpected();
  }

  @Override
  public void seeId(long id) {
    throw unexpected();
  }

  @Override
  public void park(long nanos) {
    throw unexpected();
  }

  @Override
  public void unpark(Thread thread) {
    throw unexpected();
  }

  @Override
  public boolean models(ReentrantLock lock) {
    throw unexpected();
  }

  @Override
  public void lock(ReentrantLock lock) {
    throw unexpected();
  }

  @Override
  public void lockInterruptibly(ReentrantLock lock) {
    throw unexpected();
  }

  @Override
  public boolean tryLock(ReentrantLock lock) {
    throw unexpected();
  }

  @Override
  public boolean tryLock(ReentrantLock lock, long nanos) {
    throw unexpected();
  }

  @Override
  public void unlock(ReentrantLock lock) {
    throw unexpected();
  }

  @Override
  public int holdCount(ReentrantLock lock) {
    throw unexpected();
  }

  @Override
  public Thread owner(ReentrantLock lock) {
    throw unexpected();
  }

  @Override
  public ModelledCondition model(ConditionObject condition) {
    return null;
  }

  @Override
  public void requireQueues() {}

  @Override
  public void requireOwnCode() {}

  @Override
  public boolean areModelled() {
    return true;
  }

  @Override
  public Condition newCondition(ReentrantLock lock) {
    throw unexpected();
  }

  @Override
  public void countDown(CountDownLatch latch) {
    throw unexpected();
  }

  @Override
  public boolean await(CountDownLatch latch, long nanos) {
    throw unexpected();
  }

  @Override
  public long count(CountDownLatch latch) {
    throw unexpected();
  }

  @Override
  public long nanoTime() {
    note("nanoTime");
    return 1234;
  }

  @Override
  public long currentTimeMillis() {
    note("currentTimeMillis");
    return 5678;
  }

  @Override
  public int identityHashCode(Object object) {
    note("identityHashCode");
    return 77;
  }

  @Override
  public long seed() {
    throw unexpected();
  }

  @Override
  public int choose(int alternatives) {
    throw unexpected();
  }

  @Override
  public void assume(boolean condition) {
    throw unexpected();
  }

  @Override
  public void addShutdownHook(Thread hook) {}

  @Override
  public boolean removeShutdownHook(Thread hook) {
    return false;
  }

  @Override
  public void exit(String call, int status) {
    throw unexpected();
  }

  @Override
  public void unseenWrite(Object target) {
    throw unexpected();
  }

  @Override
  public void unseenRead(Object owner, int field) {
    throw unexpected();
  }

  @Override
  public void unseenUse(Object object, boolean writes) {
    throw unexpected();
  }

  @Override
  public void loaderMade(Object loader) {
    throw unexpected();
  }

  @Override
  public void uncontrolled(String what) {
    throw unexpected();
  }
}

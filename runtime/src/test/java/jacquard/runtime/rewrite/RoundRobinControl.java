package jacquard.runtime.rewrite;

import jacquard.hooks.Control;
import jacquard.hooks.Fiber;
import jacquard.hooks.Hooks;
import jacquard.hooks.ModelledCondition;
import jacquard.hooks.Renewal;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * Runs the threads of a program one after the other, each until it blocks, and writes down every
 * hook that is called: the least that is needed to see that rewritten classes of the JDK work.
 */
@SuppressWarnings({
  "ReferenceEquality", // threads and monitors are equal only to themselves
  "DoNotCall" // a fiber does run its thread
})
final class RoundRobinControl extends Control {
  private static final class Fibre {
    final Thread thread;
    final Fiber fiber;
    boolean permit;
    boolean interrupted;
    boolean done;
    BooleanSupplier ready = () -> true;
    long deadline = Long.MAX_VALUE;

    Fibre(Thread thread, Runnable body) {
      this.thread = thread;
      fiber = new Fiber(body);
    }
  }

  private static final class Owner {
    Fibre fibre;
    int count;
    final List<Fibre> waiting = new ArrayList<>();
  }

  private final Symbols symbols;
  private final List<String> log = new ArrayList<>();
  private final List<Fibre> fibres = new ArrayList<>();
  private final IdentityHashMap<Object, Owner> owners = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Integer> hashCodes = new IdentityHashMap<>();
  private final IdentityHashMap<Class<?>, Fibre> initialisers = new IdentityHashMap<>();
  private Fibre current;
  private long now;
  private int threads;
  private long seed;

  RoundRobinControl(Symbols symbols) {
    this.symbols = symbols;
  }

  /** Runs a program to its end; returns the log. */
  List<String> run(Runnable program) {
    Hooks.install(this);
    Hooks.epoch++;
    Object _ = Renewal.renew();
    Thread carrier = Thread.currentThread();
    Hooks.resume(carrier); // so that the number of the first thread is ours too
    Thread main = new Thread(program, "main");
    Hooks.resume(null);
    log.clear();
    add(main);
    int idle = 0;
    for (int i = 0; !fibres.getFirst().done; i = (i + 1) % fibres.size()) {
      Fibre next = fibres.get(i);
      if (!next.done && (next.ready.getAsBoolean() || next.deadline <= now)) {
        idle = 0;
        current = next;
        Hooks.resume(next.thread);
        next.done = next.fiber.run(carrier, next.thread);
        Hooks.resume(null);
      } else if (++idle > fibres.size()) {
        idle = 0;
        now = fibres.stream().filter(f -> !f.done).mapToLong(f -> f.deadline).min().getAsLong();
        if (now == Long.MAX_VALUE) {
          throw new IllegalStateException("deadlock after " + log);
        }
      }
    }
    Hooks.install(null);
    return log;
  }

  private void add(Thread thread) {
    fibres.add(
        new Fibre(
            thread,
            () -> {
              try {
                thread.run();
              } catch (Throwable thrown) {
                Thread suspended = Hooks.suspend();
                log.add(thrown.toString());
                Hooks.proceed(suspended);
              }
              Fiber.exit(thread);
            }));
  }

  private Fibre fibre(Thread thread) {
    return fibres.stream().filter(f -> f.thread == thread).findFirst().orElse(null);
  }

  private void note(String what, int site) {
    Thread suspended = Hooks.suspend();
    log.add(what + " " + symbols.site(site));
    Hooks.proceed(suspended);
  }

  private void note(String what, int field, int site) {
    Thread suspended = Hooks.suspend();
    log.add(what + " " + symbols.field(field).name() + " " + symbols.site(site));
    Hooks.proceed(suspended);
  }

  private void note(String what) {
    Thread suspended = Hooks.suspend();
    log.add(what);
    Hooks.proceed(suspended);
  }

  /** Waits; true if it is ready, false if the time is over. */
  private boolean block(BooleanSupplier ready, long nanos) {
    Fibre self = current;
    self.ready = ready;
    self.deadline = nanos == 0 ? Long.MAX_VALUE : now + nanos;
    Fiber.leave();
    Thread suspended = Hooks.suspend();
    boolean isReady = ready.getAsBoolean();
    self.ready = () -> true;
    self.deadline = Long.MAX_VALUE;
    Hooks.proceed(suspended);
    return isReady;
  }

  // ---- memory

  @Override
  public void getField(Object owner, int field, int site) {
    note("get", field, site);
  }

  @Override
  public void putField(Object owner, long value, int field, int site) {
    note("put", field, site);
  }

  @Override
  public void putField(Object owner, Object value, int field, int site) {
    note("put", field, site);
  }

  @Override
  public void getStatic(int field, int site) {
    note("get", field, site);
  }

  @Override
  public void putStatic(long value, int field, int site) {
    note("put", field, site);
  }

  @Override
  public void putStatic(Object value, int field, int site) {
    note("put", field, site);
  }

  @Override
  public void getElement(Object array, int index, int site) {
    note("load", site);
  }

  @Override
  public void putElement(Object array, int index, long value, int site) {
    note("store", site);
  }

  @Override
  public void putElement(Object array, int index, Object value, int site) {
    note("store", site);
  }

  @Override
  public void access(Object base, long offset, long expected, long value, int access, int site) {
    note("access", site);
  }

  @Override
  public void access(
      Object base, long offset, Object expected, Object value, int access, int site) {
    note("access", site);
  }

  @Override
  public void copyArray(Object from, int fromIndex, Object to, int toIndex, int length, int site) {
    note("copy", site);
    System.arraycopy(from, fromIndex, to, toIndex, length);
  }

  @Override
  public Object cloneArray(Object array, int site) {
    note("clone", site);
    Thread suspended = Hooks.suspend();
    try {
      int length = java.lang.reflect.Array.getLength(array);
      Object copy =
          java.lang.reflect.Array.newInstance(array.getClass().getComponentType(), length);
      System.arraycopy(array, 0, copy, 0, length);
      return copy;
    } finally {
      Hooks.proceed(suspended);
    }
  }

  // ---- monitors

  private Owner owner(Object monitor) {
    Thread suspended = Hooks.suspend();
    try {
      return owners.computeIfAbsent(monitor, _ -> new Owner());
    } finally {
      Hooks.proceed(suspended);
    }
  }

  @Override
  public void enter(Object monitor, int site) {
    note("enter", site);
    acquire(owner(monitor), 1);
  }

  private void acquire(Owner owner, int count) {
    while (owner.fibre != null && owner.fibre != current) {
      block(() -> owner.fibre == null, 0);
    }
    owner.fibre = current;
    owner.count += count;
  }

  @Override
  public void exit(Object monitor, int site) {
    note("exit", site);
    release(owner(monitor), 1);
  }

  private void release(Owner owner, int count) {
    if (owner.fibre != current) {
      throw new IllegalMonitorStateException();
    }
    owner.count -= count;
    if (owner.count == 0) {
      owner.fibre = null;
    }
  }

  @Override
  public void await(Object monitor, long nanos, int site) throws InterruptedException {
    note("await", site);
    Owner owner = owner(monitor);
    Fibre self = current;
    int count = owner.count;
    release(owner, count);
    Thread suspended = Hooks.suspend();
    owner.waiting.add(self);
    Hooks.proceed(suspended);
    block(() -> !owner.waiting.contains(self) || self.interrupted, nanos);
    suspended = Hooks.suspend();
    owner.waiting.remove(self);
    Hooks.proceed(suspended);
    acquire(owner, count);
    throwIfInterrupted();
  }

  private void throwIfInterrupted() throws InterruptedException {
    if (current.interrupted) {
      current.interrupted = false;
      throw new InterruptedException();
    }
  }

  @Override
  public void signal(Object monitor, int site) {
    note("signal", site);
    Owner owner = owner(monitor);
    Thread suspended = Hooks.suspend();
    if (!owner.waiting.isEmpty()) {
      owner.waiting.removeFirst();
    }
    Hooks.proceed(suspended);
  }

  @Override
  public void signalAll(Object monitor, int site) {
    note("signalAll", site);
    Owner owner = owner(monitor);
    Thread suspended = Hooks.suspend();
    owner.waiting.clear();
    Hooks.proceed(suspended);
  }

  @Override
  public boolean holds(Object monitor) {
    return owner(monitor).fibre == current;
  }

  // ---- classes

  @Override
  public boolean beginInitialisation(Class<?> type) {
    Thread suspended = Hooks.suspend();
    try {
      return initialisers.putIfAbsent(type, current) == null;
    } finally {
      Hooks.proceed(suspended);
    }
  }

  @Override
  public void endInitialisation(Class<?> type) {}

  @Override
  public Throwable failInitialisation(Class<?> type, Throwable cause) {
    return cause;
  }

  @Override
  public void idle() {}

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
  public void loop() {}

  // ---- threads

  @Override
  public void start(Thread thread) {
    note("start");
    Thread suspended = Hooks.suspend();
    add(thread);
    Hooks.proceed(suspended);
  }

  private Fibre known(Thread thread) {
    Thread suspended = Hooks.suspend();
    try {
      return fibre(thread);
    } finally {
      Hooks.proceed(suspended);
    }
  }

  @Override
  public boolean join(Thread thread, long nanos) throws InterruptedException {
    note("join");
    Fibre other = known(thread);
    Fibre self = current;
    boolean done = block(() -> other == null || other.done || self.interrupted, nanos);
    throwIfInterrupted();
    return done;
  }

  @Override
  public boolean alive(Thread thread) {
    Fibre other = known(thread);
    return other != null && !other.done;
  }

  @Override
  public Thread[] threads() {
    throw new UnsupportedOperationException();
  }

  @Override
  public void interrupt(Thread thread) {
    note("interrupt");
    Fibre other = known(thread);
    if (other != null) {
      other.interrupted = true;
    }
  }

  @Override
  public boolean interrupted(Thread thread, boolean clear) {
    Fibre other = known(thread);
    boolean was = other != null && other.interrupted;
    if (was && clear) {
      other.interrupted = false;
    }
    return was;
  }

  @Override
  public void sleep(long nanos) throws InterruptedException {
    note("sleep");
    Fibre self = current;
    block(() -> self.interrupted, Math.max(nanos, 1));
    throwIfInterrupted();
  }

  @Override
  public void giveWay() {
    block(() -> true, 0);
  }

  @Override
  public String threadName() {
    Thread suspended = Hooks.suspend();
    try {
      return "Thread-" + threads++;
    } finally {
      Hooks.proceed(suspended);
    }
  }

  @Override
  public long threadId() {
    return 1000L + threads++;
  }

  @Override
  public void park(long nanos) {
    note("park");
    Fibre self = current;
    block(() -> self.permit || self.interrupted, nanos);
    self.permit = false;
  }

  @Override
  public void unpark(Thread thread) {
    note("unpark");
    Fibre other = known(thread);
    if (other != null) {
      other.permit = true;
    }
  }

  // ---- synchronisers

  @Override
  public boolean models(ReentrantLock lock) {
    return false;
  }

  @Override
  public void lock(ReentrantLock lock) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void lockInterruptibly(ReentrantLock lock) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean tryLock(ReentrantLock lock) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean tryLock(ReentrantLock lock, long nanos) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void unlock(ReentrantLock lock) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int holdCount(ReentrantLock lock) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Thread owner(ReentrantLock lock) {
    throw new UnsupportedOperationException();
  }

  @Override
  public ModelledCondition model(ConditionObject condition) {
    return null;
  }

  @Override
  public void requireQueues() {}

  @Override
  public Condition newCondition(ReentrantLock lock) {
    throw new UnsupportedOperationException();
  }

  private final IdentityHashMap<CountDownLatch, long[]> latches = new IdentityHashMap<>();

  private long[] latch(CountDownLatch latch) {
    Thread suspended = Hooks.suspend();
    try {
      return latches.computeIfAbsent(latch, l -> new long[] {l.getCount()});
    } finally {
      Hooks.proceed(suspended);
    }
  }

  @Override
  public void countDown(CountDownLatch latch) {
    note("countDown");
    long[] count = latch(latch);
    count[0] = Math.max(count[0] - 1, 0);
  }

  @Override
  public boolean await(CountDownLatch latch, long nanos) {
    note("await latch");
    long[] count = latch(latch);
    return block(() -> count[0] == 0, nanos);
  }

  @Override
  public long count(CountDownLatch latch) {
    return latch(latch)[0];
  }

  // ---- what differs from run to run

  @Override
  public long nanoTime() {
    return now;
  }

  @Override
  public long currentTimeMillis() {
    return now / 1_000_000;
  }

  @Override
  public int identityHashCode(Object object) {
    Thread suspended = Hooks.suspend();
    try {
      return hashCodes.computeIfAbsent(object, _ -> hashCodes.size() + 1);
    } finally {
      Hooks.proceed(suspended);
    }
  }

  @Override
  public long seed() {
    return ++seed * 0x9E3779B97F4A7C15L;
  }

  @Override
  public int choose(int alternatives) {
    return 0;
  }

  @Override
  public void assume(boolean condition) {}

  @Override
  public void addShutdownHook(Thread hook) {}

  @Override
  public boolean removeShutdownHook(Thread hook) {
    return false;
  }

  @Override
  public void exit(int status) {
    note("exit");
  }

  @Override
  public void uncontrolled(String what) {
    note("uncontrolled");
  }
}

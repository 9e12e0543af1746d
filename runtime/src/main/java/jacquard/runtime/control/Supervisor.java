package jacquard.runtime.control;

import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.hooks.Control;
import jacquard.hooks.Hooks;
import jacquard.hooks.ModelledCondition;
import jacquard.hooks.Renewal;
import java.lang.reflect.Array;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** What the hooks call: decides what is visible, and hands it to whoever knows what it does. */
final class Supervisor extends Control {
  private final PrivateLocks privateLocks = new PrivateLocks();
  private final Set<String> uncontrolled = new LinkedHashSet<>();
  final ObjectNames names = new ObjectNames(privateLocks);
  final Locations locations = new Locations();
  final SyncStates states = new SyncStates();
  final Values values = new Values(names);
  final Stacks stacks = new Stacks();
  final Clock clock = new Clock();
  final Scheduler scheduler = new Scheduler(states, values, stacks, clock, uncontrolled::add);
  final Promotions promotions = new Promotions();
  final Parkers parkers = new Parkers(scheduler, states, locations);
  final Monitors monitors = new Monitors(scheduler, states, parkers);
  final Initialisations initialisations =
      new Initialisations(scheduler, names, locations, states, promotions);
  final Threads threads = new Threads(this);
  final Sections sections = new Sections(this);
  final Synchronisers synchronisers = new Synchronisers(this);
  final Fields fields;
  private final Namespace namesOfJdk = Namespace.ofJdk();
  private final IdentityTable hashes = new IdentityTable();

  Supervisor(Symbolic symbols) {
    fields = new Fields(symbols);
    scheduler.setSections(sections);
    monitors.setSections(sections);
    privateLocks.adoptedBy(
        (lock, name) -> monitors.enter(locations.of(name, slotOfLock(lock)), false, 0));
  }

  void begin(int epoch) {
    names.begin(epoch);
    privateLocks.begin();
    values.begin();
    clock.begin(epoch);
    states.begin(epoch);
    monitors.begin();
    initialisations.begin(epoch);
    threads.begin();
    sections.begin(epoch);
    synchronisers.begin();
    hashes.clear();
    namesOfJdk.reset();
    names.share(Renewal.renew(), 0, 0, namesOfJdk);
  }

  /** What the program did that cannot be controlled, in all executions. */
  Set<String> uncontrolled() {
    return uncontrolled;
  }

  private ControlledThread current() {
    return scheduler.current();
  }

  /** The program goes on; ends what began with {@code Hooks.resume(null)}. */
  private void resume() {
    Hooks.resume(current().thread);
  }

  // ---- memory

  @Override
  public void getField(Object owner, int field, int site) {
    int name = names.shared(owner);
    if (name != 0) {
      long offset = offset(owner, field);
      if (!fields.isFinal(field)) {
        read(name, owner, offset, fields.type(field), fields.order(field), site);
      }
    }
  }

  @Override
  public void putField(Object owner, long value, int field, int site) {
    int name = names.shared(owner);
    if (name != 0) {
      long offset = offset(owner, field);
      write(name, owner, offset, fields.type(field), value, fields.order(field), site);
    }
  }

  @Override
  public void putField(Object owner, @Nullable Object value, int field, int site) {
    int name = names.shared(owner);
    if (name != 0) {
      long offset = offset(owner, field);
      share(value, name, offset);
      write(name, owner, offset, 'L', values.of(value), fields.order(field), site);
    }
  }

  /** The offset of a field; finding it for the first time runs code of the JDK. */
  private long offset(Object owner, int field) {
    Hooks.resume(null);
    long offset = fields.offset(field, owner);
    resume();
    return offset;
  }

  @Override
  public void getStatic(int field, int site) {
    if (isVisibleStatic(field)) {
      read(
          nameOf(fields.declaring(field)),
          fields.base(field),
          fields.staticOffset(field),
          fields.type(field),
          fields.order(field),
          site);
    }
  }

  @Override
  public void putStatic(long value, int field, int site) {
    if (isVisibleStatic(field)) {
      write(
          nameOf(fields.declaring(field)),
          fields.base(field),
          fields.staticOffset(field),
          fields.type(field),
          value,
          fields.order(field),
          site);
    }
  }

  @Override
  public void putStatic(@Nullable Object value, int field, int site) {
    if (isVisibleStatic(field)) {
      share(value, nameOf(fields.declaring(field)), fields.staticOffset(field));
      write(
          nameOf(fields.declaring(field)),
          fields.base(field),
          fields.staticOffset(field),
          'L',
          values.of(value),
          fields.order(field),
          site);
    }
  }

  private boolean isVisibleStatic(int field) {
    Hooks.resume(null);
    fields.staticOffset(field);
    boolean visible =
        !fields.isFinal(field) && !initialisations.isInitialising(fields.declaring(field));
    resume();
    return visible;
  }

  int nameOf(Class<?> type) {
    Hooks.resume(null);
    int name = names.nameOrGive(type, current().names);
    resume();
    return name;
  }

  @Override
  public void getElement(Object array, int index, int site) {
    int name = names.shared(array);
    if (name != 0 && index >= 0 && index < Array.getLength(array)) {
      read(name, array, Elements.offset(array, index), Elements.type(array), Access.PLAIN, site);
    }
  }

  @Override
  public void putElement(Object array, int index, long value, int site) {
    int name = names.shared(array);
    if (name != 0 && index >= 0 && index < Array.getLength(array)) {
      write(
          name,
          array,
          Elements.offset(array, index),
          Elements.type(array),
          value,
          Access.PLAIN,
          site);
    }
  }

  @Override
  public void putElement(Object array, int index, @Nullable Object value, int site) {
    int name = names.shared(array);
    if (name != 0 && index >= 0 && index < Array.getLength(array)) {
      share(value, name, Elements.offset(array, index));
      write(name, array, Elements.offset(array, index), 'L', values.of(value), Access.PLAIN, site);
    }
  }

  private void read(int name, Object base, long offset, char type, int order, int site) {
    if (sections.absorbs(base, name, offset, site)) {
      return;
    }
    scheduler.await(Kind.READ, locations.of(name, offset), 0, site);
    long value = values.at(base, offset, type);
    scheduler.happened(false, value, value, order);
  }

  private void write(
      int name, Object base, long offset, char type, long value, int order, int site) {
    if (sections.absorbs(base, name, offset, site)) {
      return;
    }
    scheduler.await(Kind.WRITE, locations.of(name, offset), value, site);
    scheduler.happened(true, values.at(base, offset, type), value, order);
  }

  private void share(@Nullable Object value, int parent, long slot) {
    if (value != null && !names.isShared(value)) {
      Hooks.resume(null);
      names.share(value, parent, slot, current().names);
      resume();
    }
  }

  @Override
  public void access(Object base, long offset, long expected, long value, int access, int site) {
    int name = shared(base);
    if (name != 0) {
      access(name, base, offset, expected, value, access, site);
    }
  }

  @Override
  public void access(
      Object base,
      long offset,
      @Nullable Object expected,
      @Nullable Object value,
      int access,
      int site) {
    int name = shared(base);
    if (name != 0) {
      if (Access.operation(access) != Access.READ) {
        share(value, name, offset);
      }
      access(name, base, offset, values.of(expected), values.of(value), access, site);
    }
  }

  /** Static fields are accessed by offset in their class; only those of the program matter. */
  private int shared(Object base) {
    if (base instanceof Class<?> type) {
      if (type.getClassLoader() == null) {
        return 0;
      }
      initialisations.ensure(type);
      return initialisations.isInitialising(type) ? 0 : nameOf(type);
    }
    return names.shared(base);
  }

  private void access(
      int name, Object base, long offset, long expected, long value, int access, int site) {
    char type = Access.type(access);
    int order = Access.order(access);
    int location = locations.of(name, offset);
    switch (Access.operation(access)) {
      case Access.READ -> read(name, base, offset, type, order, site);
      case Access.WRITE -> write(name, base, offset, type, value, order, site);
      case Access.CAS -> {
        if (sections.absorbs(base, name, offset, site)) {
          return;
        }
        ControlledThread t = current();
        t.base = base;
        t.offset = offset;
        t.type = type;
        scheduler.await(Kind.CAS, location, expected, site);
        long before = values.at(base, offset, type);
        boolean succeeds = before == expected;
        scheduler.happened(succeeds, before, succeeds ? value : before, order);
      }
      default -> {
        if (sections.absorbs(base, name, offset, site)) {
          return;
        }
        boolean adds = Access.operation(access) == Access.ADD;
        scheduler.await(Kind.UPDATE, location, value, site);
        long before = values.at(base, offset, type);
        scheduler.happened(true, before, adds ? before + value : value, order);
      }
    }
  }

  @Override
  public void copyArray(Object from, int fromIndex, Object to, int toIndex, int length, int site) {
    boolean visible = (from != null && names.isShared(from)) || (to != null && names.isShared(to));
    if (!visible || !isWithin(from, fromIndex, length) || !isWithin(to, toIndex, length)) {
      System.arraycopy(from, fromIndex, to, toIndex, length);
      return;
    }
    Object copy = Array.newInstance(from.getClass().getComponentType(), length);
    for (int i = 0; i < length; i++) {
      getElement(from, fromIndex + i, site);
      System.arraycopy(from, fromIndex + i, copy, i, 1);
    }
    boolean references = !from.getClass().getComponentType().isPrimitive();
    for (int i = 0; i < length; i++) {
      if (references) {
        putElement(to, toIndex + i, Array.get(copy, i), site);
      } else {
        putElement(to, toIndex + i, Elements.value(copy, i), site);
      }
      System.arraycopy(copy, i, to, toIndex + i, 1);
    }
  }

  private static boolean isWithin(@Nullable Object array, int index, int length) {
    return array != null
        && array.getClass().isArray()
        && index >= 0
        && length >= 0
        && index <= Array.getLength(array) - length;
  }

  @Override
  public Object cloneArray(Object array, int site) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    if (!names.isShared(array)) {
      System.arraycopy(array, 0, copy, 0, length);
      return copy;
    }
    copyArray(array, 0, copy, 0, length, site);
    return copy;
  }

  // ---- sections

  @Override
  public @Nullable Object beginSection(@Nullable Object of) {
    return sections.enter(of);
  }

  @Override
  public void endSection(@Nullable Object before) {
    sections.exit(before);
  }

  @Override
  public void pause() {
    sections.pause();
  }

  @Override
  public void count() {
    sections.count();
  }

  @Override
  public void seeCount() {
    sections.seeCount();
  }

  @Override
  public @Nullable Object leaveSection() {
    return sections.leave();
  }

  @Override
  public void reenterSection(Object left) {
    sections.reenter(left);
  }

  // ---- monitors

  private static int slotOfLock(Object lock) {
    return lock instanceof ReentrantLock ? Locations.SYNCHRONISER : Locations.MONITOR;
  }

  /** The location of a monitor that others can find, or could if they were told. */
  private int monitor(Object monitor) {
    if (!names.isShared(monitor)) {
      // A class or a text can be found by everybody; else the thread waits for nobody, visibly.
      Hooks.resume(null);
      names.shareOpenly(monitor, current().names);
      resume();
    }
    return locations.of(names.name(monitor), Locations.MONITOR);
  }

  /** Whether the current thread holds a lock that nobody else knows. */
  boolean holdsPrivately(ReentrantLock lock) {
    return isPrivate(lock) && privateLocks.holds(lock) > 0;
  }

  long nanosUntil(long deadlineMillis) {
    return Math.max(0, deadlineMillis - EPOCH_MILLIS) * 1_000_000 - current().time;
  }

  /** Whether only the current thread can know of the object. */
  boolean isPrivate(Object o) {
    return !names.isShared(o) && !ObjectNames.isKnownByContents(o);
  }

  @Override
  public void enter(Object monitor, int site) {
    if (isPrivate(monitor)) {
      privateLocks.enter(monitor);
    } else {
      monitors.enter(monitor(monitor), true, site);
    }
  }

  @Override
  public void exit(Object monitor, int site) {
    if (isPrivate(monitor)) {
      privateLocks.exit(monitor);
    } else {
      monitors.exit(monitor(monitor), true, site);
    }
  }

  @Override
  public void await(Object monitor, long nanos, int site) throws InterruptedException {
    int lock = monitor(monitor);
    monitors.await(
        lock,
        monitors.waitSet(lock),
        nanos > 0 ? Patience.timed(nanos) : Patience.INTERRUPTIBLE,
        site);
  }

  @Override
  public void signal(Object monitor, int site) {
    int lock = monitor(monitor);
    monitors.signal(lock, monitors.waitSet(lock), true, site);
  }

  @Override
  public void signalAll(Object monitor, int site) {
    int lock = monitor(monitor);
    monitors.signalAll(lock, monitors.waitSet(lock), site);
  }

  @Override
  public boolean holds(Object monitor) {
    return isPrivate(Objects.requireNonNull(monitor))
        ? privateLocks.holds(monitor) > 0
        : monitors.isHeldByCurrent(monitor(monitor));
  }

  // ---- classes of the program

  @Override
  public boolean beginInitialisation(Class<?> type) {
    return initialisations.begin(type);
  }

  @Override
  public void endInitialisation(Class<?> type) {
    initialisations.end(type);
  }

  @Override
  public Throwable failInitialisation(Class<?> type, Throwable cause) {
    return initialisations.fail(type, cause);
  }

  @Override
  public void loop() {
    scheduler.loop();
  }

  @Override
  public void idle() {
    scheduler.idle();
  }

  // ---- threads

  @Override
  public void start(Thread thread) {
    share(thread, 0, 0);
    threads.start(thread);
  }

  @Override
  public boolean join(Thread thread, long nanos) throws InterruptedException {
    return threads.join(thread, nanos);
  }

  @Override
  public boolean alive(Thread thread) {
    return threads.alive(thread);
  }

  @Override
  public Thread.State life(Thread thread) {
    return threads.life(thread);
  }

  @Override
  public Thread.State state(Thread thread) {
    return threads.state(thread);
  }

  @Override
  public void property(@Nullable Thread thread, boolean changes) {
    threads.property(thread, changes);
  }

  @Override
  public Thread[] threads() {
    return threads.all();
  }

  @Override
  public void interrupt(Thread thread) {
    threads.interrupt(thread);
  }

  @Override
  public boolean interrupted(Thread thread, boolean clear) {
    return threads.interrupted(thread, clear);
  }

  @Override
  public void sleep(long nanos) throws InterruptedException {
    threads.sleep(nanos);
  }

  @Override
  public void giveWay() {
    scheduler.stepWithoutObject(Kind.YIELD, 1, 0);
  }

  @Override
  public String threadName() {
    return threads.nextName();
  }

  @Override
  public long threadId() {
    return threads.nextId();
  }

  @Override
  public void park(long nanos) {
    parkers.park(nanos);
  }

  @Override
  public void unpark(Thread thread) {
    threads.unpark(thread);
  }

  // ---- synchronisers

  @Override
  public boolean models(ReentrantLock lock) {
    return synchronisers.models(lock);
  }

  @Override
  public void lock(ReentrantLock lock) {
    if (isPrivate(lock)) {
      privateLocks.enter(lock);
    } else {
      synchronisers.lock(lock);
    }
  }

  @Override
  public void lockInterruptibly(ReentrantLock lock) throws InterruptedException {
    parkers.checkInterrupt();
    if (isPrivate(lock)) {
      privateLocks.enter(lock);
    } else {
      synchronisers.lockInterruptibly(lock);
    }
  }

  @Override
  public boolean tryLock(ReentrantLock lock) {
    if (isPrivate(lock)) {
      privateLocks.enter(lock);
      return true;
    }
    return synchronisers.tryLock(lock);
  }

  @Override
  public boolean tryLock(ReentrantLock lock, long nanos) throws InterruptedException {
    parkers.checkInterrupt();
    if (isPrivate(lock)) {
      privateLocks.enter(lock);
      return true;
    }
    return synchronisers.tryLock(lock, nanos);
  }

  @Override
  public void unlock(ReentrantLock lock) {
    if (isPrivate(lock)) {
      privateLocks.exit(lock);
    } else {
      synchronisers.unlock(lock);
    }
  }

  @Override
  public int holdCount(ReentrantLock lock) {
    return isPrivate(lock) ? privateLocks.holds(lock) : synchronisers.holdCount(lock);
  }

  @Override
  public @Nullable Thread owner(ReentrantLock lock) {
    if (isPrivate(lock)) {
      return privateLocks.holds(lock) > 0 ? current().thread : null;
    }
    return synchronisers.owner(lock);
  }

  @Override
  public Condition newCondition(ReentrantLock lock) {
    return synchronisers.newCondition(lock);
  }

  @Override
  public @Nullable ModelledCondition model(ConditionObject condition) {
    return synchronisers.model(condition);
  }

  @Override
  public void requireQueues() {
    synchronisers.requireQueues();
  }

  @Override
  public void countDown(CountDownLatch latch) {
    synchronisers.countDown(latch);
  }

  @Override
  public boolean await(CountDownLatch latch, long nanos) throws InterruptedException {
    return synchronisers.await(latch, nanos);
  }

  @Override
  public long count(CountDownLatch latch) {
    return synchronisers.count(latch);
  }

  // ---- what differs from run to run

  private static final long EPOCH_MILLIS = 1_000_000_000_000L;

  @Override
  public long nanoTime() {
    return clock.read(current());
  }

  @Override
  public long currentTimeMillis() {
    return EPOCH_MILLIS + nanoTime() / 1_000_000;
  }

  @Override
  public int identityHashCode(Object object) {
    int hash = hashes.get(object);
    if (hash == IdentityTable.ABSENT) {
      Hooks.resume(null);
      hash = newHash(object);
      hashes.put(object, hash);
      resume();
    }
    return hash;
  }

  /** From the name of a shared object; else from its class and how many of it were asked before. */
  private int newHash(Object object) {
    long x;
    if (object instanceof Class<?> type) {
      x = type.getName().hashCode();
    } else if (names.isShared(object)) {
      x = (long) names.name(object) << 32;
    } else {
      ControlledThread t = current();
      String type = object.getClass().getName();
      x =
          mixed(type.hashCode() + (((long) t.number + 1) << 32))
              + t.hashed.merge(type, 1, Integer::sum);
    }
    return (int) (mixed(x) >>> 33) | 1;
  }

  @Override
  public long seed() {
    ControlledThread t = current();
    return mixed((((long) t.number + 1) << 32) | ++t.drawn);
  }

  private static long mixed(long seed) {
    long x = (seed ^ seed >>> 31) * 0x7fb5d329728ea185L;
    x = (x ^ x >>> 27) * 0x81dadef4bc2dd44dL;
    return x ^ x >>> 33;
  }

  // ---- the rest

  @Override
  public int choose(int alternatives) {
    if (alternatives < 1) {
      throw new IllegalArgumentException("no alternatives to choose from: " + alternatives);
    }
    return alternatives == 1 ? 0 : scheduler.stepWithoutObject(Kind.CHOOSE, alternatives, 0);
  }

  @Override
  public void assume(boolean condition) {
    if (!condition) {
      scheduler.abandonAssumption();
    }
  }

  @Override
  public void addShutdownHook(Thread hook) {
    share(hook, 0, 0);
    threads.shutdown.add(hook);
  }

  @Override
  public boolean removeShutdownHook(Thread hook) {
    return threads.shutdown.remove(hook);
  }

  @Override
  public void exit(int status) {
    scheduler.exit(status);
  }

  @Override
  public void uncontrolled(String what) {
    Hooks.resume(null);
    uncontrolled.add(what);
    resume();
  }
}

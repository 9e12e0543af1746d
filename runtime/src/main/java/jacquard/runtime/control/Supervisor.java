package jacquard.runtime.control;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.explore.Restart;
import jacquard.explore.Uncontrolled;
import jacquard.hooks.Access;
import jacquard.hooks.ArrayControl;
import jacquard.hooks.ChanceControl;
import jacquard.hooks.ClassControl;
import jacquard.hooks.ConditionControl;
import jacquard.hooks.Control;
import jacquard.hooks.EnvironmentControl;
import jacquard.hooks.FieldControl;
import jacquard.hooks.FieldHooks;
import jacquard.hooks.LatchControl;
import jacquard.hooks.LockControl;
import jacquard.hooks.Memory;
import jacquard.hooks.ModelledCondition;
import jacquard.hooks.MonitorControl;
import jacquard.hooks.Named;
import jacquard.hooks.OffsetControl;
import jacquard.hooks.Renewal;
import jacquard.hooks.SectionControl;
import jacquard.hooks.StaticControl;
import jacquard.hooks.Supervision;
import jacquard.hooks.ThreadControl;
import jacquard.hooks.UnseenControl;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** What the hooks call: decides what is visible, and hands it to whoever knows what it does. */
final class Supervisor
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
  private final PrivateLocks privateLocks = new PrivateLocks();
  private final Set<String> uncontrolled = new LinkedHashSet<>();
  final ObjectNames names = new ObjectNames(privateLocks);
  final Locations locations = new Locations();
  final SyncStates states = new SyncStates();
  final Values values = new Values(names);
  final Stacks stacks = new Stacks();
  final Clock clock = new Clock();
  final Scheduler scheduler =
      new Scheduler(names, states, values, stacks, clock, uncontrolled::add);
  final Promotions promotions = new Promotions();
  final Parkers parkers = new Parkers(scheduler, states, locations);
  final Monitors monitors = new Monitors(scheduler, states, parkers);
  final Initialisations initialisations =
      new Initialisations(scheduler, names, locations, states, promotions);
  final Threads threads = new Threads(this);
  final Sections sections = new Sections(this);
  final Synchronisers synchronisers = new Synchronisers(this);
  private final UnseenUses unseenUses = new UnseenUses(locations, sections);
  final World world = new World();
  private final JdkStatics jdkStatics = new JdkStatics();
  private final Undo undo = new Undo();
  private final Symbolic symbols;
  final Fields fields;
  private final StaticFields staticFields;
  private final Namespace namesOfJdk = Namespace.ofJdk();
  private final IdentityTable hashes = new IdentityTable();

  Supervisor(Symbolic symbols) {
    this.symbols = symbols;
    fields = new Fields(symbols);
    staticFields = new StaticFields(symbols);
    scheduler.setSections(sections);
    monitors.setSections(sections);
    privateLocks.adoptedBy(
        (lock, name) -> monitors.enter(locations.of(name, slotOfLock(lock)), false, 0));
  }

  Control control() {
    return new Control(
        this, this, this, this, this, this, this, this, this, this, this, this, this, this);
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
    unseenUses.begin();
    hashes.clear();
    files.clear();
    jdkStatics.begin(epoch);
    namesOfJdk.reset();
    names.share(Renewal.renew(), 0, 0, namesOfJdk);
    world.begin(names);
  }

  /** The execution is over: the world is as it was before. */
  void end() {
    names.end();
    undo.restore();
  }

  /** What the program did that cannot be controlled, in all executions. */
  Set<String> uncontrolled() {
    return uncontrolled;
  }

  private ControlledThread current() {
    return scheduler.current();
  }

  // ---- memory

  @Override
  public void getField(Object owner, int field, int site) {
    int name = seenAsOwner(owner, field, false);
    if (name > 0) {
      long offset = offset(owner, field);
      if (!fields.isFinal(field) || FieldHooks.showsFinals()) {
        read(name, owner, offset, fields.type(field), fields.order(field), site);
      }
    }
  }

  @Override
  public void putField(Object owner, long value, int field, int site) {
    int name = seenAsOwner(owner, field, true);
    if (name != ObjectNames.PRIVATE) {
      long offset = offset(owner, field);
      requireFinals(name, field);
      write(name, owner, offset, fields.type(field), value, fields.order(field), site);
    }
  }

  @Override
  public void putField(Object owner, @Nullable Object value, int field, int site) {
    int name = seenAsOwner(owner, field, true);
    if (name != ObjectNames.PRIVATE) {
      long offset = offset(owner, field);
      requireFinals(name, field);
      if (name > 0) {
        share(value, name, offset);
      }
      write(name, owner, offset, 'L', values.of(value), fields.order(field), site);
    }
  }

  /** As {@link #seen}; what a class says of itself is of the world. */
  private int seenAsOwner(Object owner, int field, boolean writes) {
    return owner instanceof Class<?> type
        ? seenOfJdk(type, offset(owner, field), writes)
        : seen(owner, writes);
  }

  /** A final field of an object that others can find is written. */
  private void requireFinals(int name, int field) {
    if (name > 0 && fields.isFinal(field)) {
      showFinals();
    }
  }

  private void showFinals() {
    if (!FieldHooks.showsFinals()) {
      FieldHooks.showFinals(true);
      scheduler.abort(Promotions.restart("final fields"));
    }
  }

  /**
   * The name of an object that the current thread accesses, if it is shared; else {@link
   * ObjectNames#PRIVATE} or {@link ObjectNames#WRITES_WORLD}.
   */
  private int seen(Object o, boolean writes) {
    int name = names.seen(o, writes);
    return name == ObjectNames.CONFLICT ? conflict(o) : name;
  }

  /** Two threads know an object, and how that came about was not seen. */
  private int conflict(Object o) {
    boolean isOfWorld = names.isOfWorld(o);
    if (Layout.ofObject(o).sharing == Layout.Sharing.IGNORED && names.nameValues()) {
      scheduler.abort(Promotions.restart("the identity of values"));
    }
    Restart restart = world.conflict(o, isOfWorld);
    if (restart != null) {
      scheduler.abort(restart);
    }
    uncontrolled(
        "an object of %s that two threads use, and how it came from one to the other is not seen,"
            .formatted(o.getClass().getName()));
    names.shareOpenly(o, current().names);
    int name = names.shared(o);
    return name;
  }

  /** The offset of a field; finding it for the first time runs code of the JDK. */
  private long offset(Object owner, int field) {
    long offset = fields.offset(field, owner);
    return offset;
  }

  @Override
  public void getStatic(int field, int site) {
    int name = seenStatic(field, false);
    if (name > 0) {
      read(
          name,
          fields.base(field),
          fields.staticOffset(field),
          fields.type(field),
          fields.order(field),
          site);
    }
  }

  @Override
  public void putStatic(long value, int field, int site) {
    int name = seenStatic(field, true);
    if (name != ObjectNames.PRIVATE) {
      write(
          name,
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
    int name = seenStatic(field, true);
    if (name != ObjectNames.PRIVATE) {
      if (name > 0) {
        share(value, name, fields.staticOffset(field));
      }
      write(
          name,
          fields.base(field),
          fields.staticOffset(field),
          'L',
          values.of(value),
          fields.order(field),
          site);
    }
  }

  /** As {@link #seen}, of the class of a static field. */
  private int seenStatic(int field, boolean writes) {
    long offset = fields.staticOffset(field);
    Class<?> declaring = fields.declaring(field);
    int name;
    if (fields.isOfJdk(field)) {
      if (fields.isArray(field)) {
        names.adopt(Memory.getReference(fields.base(field), offset));
      }
      name = fields.isFinal(field) ? ObjectNames.PRIVATE : seenOfJdk(declaring, offset, writes);
    } else {
      name =
          fields.isFinal(field) || initialisations.isInitialising(declaring)
              ? ObjectNames.PRIVATE
              : names.name(declaring);
    }
    return name;
  }

  private int seenOfJdk(Class<?> declaring, long offset, boolean writes) {
    int name = names.name(declaring);
    int location = locations.of(name, offset);
    if (jdkStatics.isVisible(location)) {
      return name;
    }
    if (jdkStatics.conflicts(location, current().number, writes)) {
      scheduler.abort(jdkStatics.show(location, "a static field of " + declaring.getName()));
    }
    return writes ? ObjectNames.WRITES_WORLD : ObjectNames.PRIVATE;
  }

  @Override
  public void getStatic(Class<?> named, int field, int site) {
    StaticFields.Place place = staticFields.place(named, field);
    if (!initialisations.isInitialising(place.declaring())) {
      read(
          names.name(place.declaring()),
          place.declaring(),
          place.offset(),
          place.type(),
          place.order(),
          site);
    }
  }

  @Override
  public void putStatic(long value, Class<?> named, int field, int site) {
    StaticFields.Place place = staticFields.place(named, field);
    if (!initialisations.isInitialising(place.declaring())) {
      write(
          names.name(place.declaring()),
          place.declaring(),
          place.offset(),
          place.type(),
          value,
          place.order(),
          site);
    }
  }

  @Override
  public void putStatic(@Nullable Object value, Class<?> named, int field, int site) {
    StaticFields.Place place = staticFields.place(named, field);
    if (!initialisations.isInitialising(place.declaring())) {
      int name = names.name(place.declaring());
      share(value, name, place.offset());
      write(name, place.declaring(), place.offset(), 'L', values.of(value), place.order(), site);
    }
  }

  int nameOf(Class<?> type) {
    int name = names.name(type);
    return name;
  }

  @Override
  public void getElement(Object array, int index, int site) {
    int name = seenArray(array, false);
    if (name > 0 && index >= 0 && index < Array.getLength(array)) {
      read(name, array, Elements.offset(array, index), Elements.type(array), Access.PLAIN, site);
    }
  }

  @Override
  public void putElement(Object array, int index, long value, int site) {
    int name = seenArray(array, true);
    if (name != ObjectNames.PRIVATE && index >= 0 && index < Array.getLength(array)) {
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
    int name = seenArray(array, true);
    if (name != ObjectNames.PRIVATE && index >= 0 && index < Array.getLength(array)) {
      if (name > 0) {
        share(value, name, Elements.offset(array, index));
      }
      write(name, array, Elements.offset(array, index), 'L', values.of(value), Access.PLAIN, site);
    }
  }

  private int seenArray(Object array, boolean writes) {
    int name = names.seenArray(array, writes);
    return name == ObjectNames.CONFLICT ? conflict(array) : name;
  }

  /** Which arrays are one location as a whole, by the types of their elements. */
  private int wholeArrays;

  /** The location of what is at an offset of an object. */
  private int location(int name, Object base, long offset) {
    boolean isWhole =
        wholeArrays != 0 && base.getClass().isArray() && (wholeArrays & Elements.bit(base)) != 0;
    return locations.of(name, isWhole ? Memory.arrayBase(base.getClass()) : offset);
  }

  /** Some code accesses more of an array at once than an element, or less. */
  private void requireWhole(Object array) {
    int bit = Elements.bit(array);
    if ((wholeArrays & bit) == 0) {
      wholeArrays |= bit;
      scheduler.abort(Promotions.restart("arrays as a whole"));
    }
  }

  private void read(int name, Object base, long offset, char type, int order, int site) {
    if (sections.absorbs(base, name, offset, site)) {
      return;
    }
    scheduler.await(Kind.READ, location(name, base, offset), 0, site);
    long value = values.at(base, offset, type);
    scheduler.happened(false, value, value, order);
  }

  private void write(
      int name, Object base, long offset, char type, long value, int order, int site) {
    if (name < 0 || names.isOfWorld(name) || isOfWorld(base, offset)) {
      remember(base, offset, type);
      if (name < 0) {
        return;
      }
    }
    if (sections.absorbs(base, name, offset, site)) {
      return;
    }
    scheduler.await(Kind.WRITE, location(name, base, offset), value, site);
    scheduler.happened(true, values.at(base, offset, type), value, order);
  }

  /** Remembers what is about to be overwritten of the world. */
  private void remember(Object base, long offset, char type) {
    undo.remember(base, offset, type);
  }

  private void share(@Nullable Object value, int parent, long slot) {
    if (value != null && !names.isShared(value)) {
      names.share(value, parent, slot, current().names);
      Class<?> unseen = names.takeUncontrolled();
      if (unseen != null) {
        uncontrolled(
            "an object of %s, whose work is not seen, for all threads".formatted(unseen.getName()));
      }
    }
  }

  @Override
  public void access(Object base, long offset, long expected, long value, int access, int site) {
    int name = seenAt(base, offset, Access.operation(access) != Access.READ);
    if (name != ObjectNames.PRIVATE) {
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
    boolean writes = Access.operation(access) != Access.READ;
    int name = seenAt(base, offset, writes);
    if (name != ObjectNames.PRIVATE) {
      if (writes && name > 0) {
        share(value, name, offset);
      }
      access(name, base, offset, values.of(expected), values.of(value), access, site);
    }
  }

  /** Whether a location is of a class, and neither it nor its value is made anew. */
  private boolean isOfWorld(Object base, long offset) {
    return base instanceof Class<?> type && (Memory.isOfClassItself(offset) || fields.isJdk(type));
  }

  /** As {@link #seen}; static fields are accessed by offset in their class. */
  private int seenAt(Object base, long offset, boolean writes) {
    if (!(base instanceof Class<?> type)) {
      return seen(base, writes);
    }
    if (isOfWorld(type, offset)) {
      int name = seenOfJdk(type, offset, writes);
      return name;
    }
    initialisations.ensure(type);
    return initialisations.isInitialising(type) ? ObjectNames.PRIVATE : nameOf(type);
  }

  private void access(
      int name, Object base, long offset, long expected, long value, int access, int site) {
    char type = Access.type(access);
    int order = Access.order(access);
    if (name < 0) {
      remember(base, offset, type);
      return;
    }
    if (base.getClass().isArray()) {
      if (!Elements.isElement(base, offset, type)) {
        requireWhole(base);
      }
    } else if (Access.operation(access) != Access.READ && Layout.ofObject(base).isFinal(offset)) {
      showFinals();
    }
    int location = location(name, base, offset);
    if (Access.operation(access) > Access.WRITE
        && (names.isOfWorld(name) || isOfWorld(base, offset))) {
      remember(base, offset, type);
    }
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

  /** Stands for all memory outside of the heap. */
  private static final long OFF_HEAP = 1;

  @Override
  public void accessOffHeap(boolean writes, int site) {
    int name = seenOfJdk(Memory.class, OFF_HEAP, writes);
    if (name > 0) {
      scheduler.await(writes ? Kind.UPDATE : Kind.READ, locations.of(name, OFF_HEAP), 0, site);
      scheduler.happened(writes, 0, 0);
    }
  }

  @Override
  public void accessRange(@Nullable Object base, boolean writes, int site) {
    if (base == null) {
      accessOffHeap(writes, site);
      return;
    }
    int name = seenArray(base, writes);
    if (name == ObjectNames.WRITES_WORLD || (name > 0 && writes && names.isOfWorld(name))) {
      for (int i = 0; i < Array.getLength(base); i++) {
        undo.remember(base, Elements.offset(base, i), Elements.type(base));
      }
    }
    if (name > 0) {
      requireWhole(base);
      scheduler.await(
          writes ? Kind.UPDATE : Kind.READ,
          location(name, base, Memory.arrayBase(base.getClass())),
          0,
          site);
      scheduler.happened(writes, 0, 0);
    }
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // whether it is a copy at all
  public void cloned(Object original, Object copy, int site) {
    if (copy == original || copy.getClass() != original.getClass()) {
      return; // a subclass has another way to make copies, in which all is seen
    }
    if (copy instanceof Named named) {
      named.jacquard$name(Supervision.birth);
    }
    int name = seen(original, false);
    if (name > 0) {
      Layout layout = Layout.ofObject(original);
      for (int i = 0; i < layout.offsets.length; i++) {
        long offset = layout.offsets[i];
        char type = layout.types[i];
        read(name, original, offset, type, Access.PLAIN, site);
        if (type == 'L') {
          Memory.putReference(copy, offset, Memory.getReference(original, offset));
        } else {
          Memory.put(copy, offset, type, Memory.get(original, offset, type));
        }
      }
    }
  }

  @Override
  public void copyArray(Object from, int fromIndex, Object to, int toIndex, int length, int site) {
    if (!isWithin(from, fromIndex, length) || !isWithin(to, toIndex, length)) {
      System.arraycopy(from, fromIndex, to, toIndex, length);
      return;
    }
    if (seenArray(from, false) == ObjectNames.PRIVATE
        && seenArray(to, true) == ObjectNames.PRIVATE) {
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
    if (seenArray(array, false) == ObjectNames.PRIVATE) {
      System.arraycopy(array, 0, copy, 0, length);
      return copy;
    }
    copyArray(array, 0, copy, 0, length, site);
    return copy;
  }

  @Override
  public void publish(Object object) {
    share(object, 0, 0);
  }

  /** Who uses which file, by its path or by the object that has it open. */
  private final Map<Object, Integer> files = new HashMap<>();

  @Override
  public void usesFile(Object file) {
    Object key = file instanceof Path path ? path.toAbsolutePath().normalize().toString() : file;
    int user = files.computeIfAbsent(key, _ -> current().number);
    if (user != current().number && !isStandardStream(file)) {
      uncontrolled("a file that two threads use,");
    }
  }

  private static boolean isStandardStream(Object file) {
    try {
      return file instanceof FileOutputStream out
          && (out.getFD() == FileDescriptor.out || out.getFD() == FileDescriptor.err);
    } catch (IOException e) {
      return false; // it is closed, and the standard streams are not
    }
  }

  @Override
  public void beginPrint(Object stream) {
    int name = seen(stream, false);
    if (name > 0) {
      monitors.enter(locations.of(name, Locations.MONITOR), true, 0);
    }
  }

  @Override
  public void endPrint(Object stream) {
    int name = names.shared(stream);
    if (name > 0) {
      monitors.exit(locations.of(name, Locations.MONITOR), true, 0);
    }
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
  public void seeQueue() {
    sections.seeQueue();
  }

  @Override
  public void traverse(Object table) {
    sections.traverse(table);
  }

  @Override
  public void unravel() {
    sections.unravel();
  }

  @Override
  public void claim() {
    sections.claim();
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
  int monitor(Object monitor) {
    return locations.of(nameForAll(monitor), Locations.MONITOR);
  }

  /** The name of an object, which is shared if it was not. */
  int nameForAll(Object o) {
    if (o instanceof Class<?> type) {
      return nameOf(type);
    }
    int name = names.seenLock(o);
    // what has no place for a name does not know how old it is
    boolean isOfWorld = name == ObjectNames.PRIVATE && o instanceof Named && names.isOfWorld(o);
    if (name == ObjectNames.CONFLICT || isOfWorld) {
      return conflict(o);
    }
    if (name == ObjectNames.PRIVATE) {
      names.shareOpenly(o, current().names);
      return names.shared(o);
    }
    return name;
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
    if (o instanceof Class) {
      return false;
    }
    int name = names.seenLock(o);
    return name == ObjectNames.PRIVATE || (name == ObjectNames.CONFLICT && conflict(o) < 0);
  }

  @Override
  public void enter(Object monitor, int site) {
    if (monitor instanceof Thread thread && !symbols.isIn(Thread.class, site)) {
      threads.entersMonitor(thread);
    }
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
  public boolean endInitialisation(Class<?> type) {
    return initialisations.end(type);
  }

  @Override
  public void identify() {
    initialisations.identify();
  }

  @Override
  public void initialise(Class<?> type) {
    if (type.getClassLoader() != null) {
      initialisations.ensure(type);
    }
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
      hash = isLasting(object) ? System.identityHashCode(object) : newHash(object);
      hashes.put(object, hash);
    }
    return hash;
  }

  /**
   * Whether an object is there before and after all executions, so that it may be a key in tables
   * that the JDK has filled without control.
   */
  private static boolean isLasting(Object object) {
    return (object instanceof Class<?> type && isOfJdk(type.getClassLoader()))
        || (object instanceof Module module && isOfJdk(module.getClassLoader()))
        || (object instanceof Enum<?> && isOfJdk(object.getClass().getClassLoader()))
        || (object instanceof ClassLoader loader && isOfJdk(loader));
  }

  private static boolean isOfJdk(@Nullable ClassLoader loader) {
    return loader == null || ClassLoader.getPlatformClassLoader().equals(loader);
  }

  /** From the name of a shared object; else from its class and how many of it were asked before. */
  private int newHash(Object object) {
    long x;
    if (object instanceof Class<?> type) {
      x = type.getName().hashCode();
    } else if (names.isShared(object)) {
      x = (long) names.shared(object) << 32;
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

  /** Whether executions go on after what cannot be controlled. */
  private boolean goesOn;

  void goOn() {
    goesOn = true;
  }

  /** Ends the search if something happened that cannot be controlled. */
  void requireControl() {
    if (!goesOn && !uncontrolled.isEmpty()) {
      throw new Uncontrolled(List.copyOf(uncontrolled));
    }
  }

  // ---- code of the program that the JDK calls on its own account

  private static final String UNSEEN = "by code that the JDK calls on its own account,";

  @Override
  public void unseenWrite(@Nullable Object target) {
    boolean isForAll = target == null || names.shared(target) != 0;
    if (isForAll && !scheduler.isAlone()) {
      uncontrolled("a write for all threads, " + UNSEEN);
    }
  }

  @Override
  public void unseenRead(@Nullable Object owner, int field) {
    if (scheduler.isAlone()) {
      return;
    }
    long offset = owner == null ? fields.staticOffset(field) : fields.offset(field, owner);
    Object base = owner == null ? fields.base(field) : owner;
    int name = owner == null ? names.name(fields.declaring(field)) : names.shared(owner);
    if (name == 0) {
      return;
    }
    if (!fields.isFinal(field)) {
      unseen(name, locations.of(name, offset), false);
    }
    if (fields.type(field) == 'L') {
      Object value = Memory.getReference(base, offset);
      // what the program does to its own objects is told one by one
      if (value != null && value.getClass().getClassLoader() == null && names.shared(value) != 0) {
        unseen(names.shared(value), UnseenUses.WHOLE, !value.getClass().isArray());
      }
    }
  }

  @Override
  public void unseenUse(Object object, boolean writes) {
    int name = object instanceof Class<?> type ? names.name(type) : names.shared(object);
    if (name != 0 && !scheduler.isAlone()) {
      unseen(name, UnseenUses.WHOLE, writes);
    }
  }

  private void unseen(int name, int location, boolean writes) {
    Class<?> type = names.type(name);
    String where =
        "a use of an object of %s that another thread uses too, %s at %s"
            .formatted(
                type == null ? "some class" : type.getName(),
                UNSEEN,
                stacks.describe(stacks.here()));
    if (unseenUses.add(scheduler.execution(), name, location, current().number, writes, where)) {
      uncontrolledAt(where);
    }
  }

  /** Names what other threads have done to what was used where nobody sees it. */
  void requireSight(Execution run) {
    String where = unseenUses.conflict(run);
    if (where != null) {
      uncontrolled.add(where);
    }
  }

  @Override
  public void loaderMade(Object loader) {
    names.shareOpenly(loader, current().names);
  }

  @Override
  public void uncontrolled(String what) {
    uncontrolledAt(what + " at " + stacks.describe(stacks.here()));
  }

  private void uncontrolledAt(String where) {
    uncontrolled.add(where);
    if (!goesOn) {
      scheduler.abort(new Uncontrolled(List.copyOf(uncontrolled)));
    }
  }
}

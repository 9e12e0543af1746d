package jacquard.runtime.control.operations;

import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.hooks.Memory;
import jacquard.hooks.Nested;
import jacquard.hooks.SectionControl;
import jacquard.runtime.control.ExploredBehaviour;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.DemandedVisibility;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Recording;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.SyncStates;
import jacquard.runtime.control.schedule.VisibleOnDemand;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;

/**
 * Sections: what a class of the JDK does to an object of its own, such as a {@code put} into a
 * concurrent map, taken as one step instead of its many.
 *
 * <p>The operations of these classes take effect at one moment, so a program cannot tell whether
 * their steps were interleaved; nothing it can see is lost when they are not. A section is held
 * like a lock: it is acquired at the first visible access in it, and released at its end and before
 * other events, be it a thread that is started, unparked or interrupted, or a step of the program
 * that is called back, unless nobody can tell ({@link #isPart}). In between, accesses of memory are
 * not visible by themselves, nor are locks; one that is not free is waited for together with the
 * section.
 *
 * <p>That is sound only if nobody else touches the same objects otherwise. So an object that a
 * section has touched belongs to it: any other access of it, in this execution, is made in a
 * section of the same owner. Where that comes too late, because the object was accessed before, the
 * search begins again without sections for that class.
 */
public final class Sections implements SectionControl {
  private static final int NONE = ControlledThread.NONE;

  /** A section in which this many accesses are made without an end may wait for another thread. */
  private static final int MAX_ACCESSES = 20_000;

  private static final long STATUS = offset("status");
  private static final long AUX = offset("aux");
  private static final Class<?> WORK_QUEUE = Nested.in(ForkJoinPool.class, "WorkQueue");

  private final Steps steps;
  private final Roster roster;
  private final Recording recording;
  private final Ending ending;
  private final Holds holds;
  private final SyncStates states;
  private final ObjectNames names;
  private final Locations locations;
  private final DemandedVisibility promotions;
  private final VisibleOnDemand unfinished = new VisibleOnDemand("the parts of operations");
  private final VisibleOnDemand queues = new VisibleOnDemand("the queues of locks");
  private final PoolEnds pools;
  private final boolean used;
  private boolean anyPromoted;

  private final Ownership objects = new Ownership();

  /** Of objects whose fields are the business of more than one: a scheduled task, and its pool. */
  private final Ownership fields = new Ownership();

  /** Which thread was the first to run a task. */
  private final Ownership claims = new Ownership();

  /** Which thread was the first to cancel it. */
  private final Ownership cancels = new Ownership();

  public Sections(
      Steps steps,
      Roster roster,
      Recording recording,
      Ending ending,
      Holds holds,
      SyncStates states,
      ObjectNames names,
      Locations locations,
      DemandedVisibility promotions,
      ExploredBehaviour behaviour) {
    this.steps = steps;
    this.roster = roster;
    this.recording = recording;
    this.ending = ending;
    this.holds = holds;
    this.states = states;
    this.names = names;
    this.locations = locations;
    this.promotions = promotions;
    this.used = !behaviour.singleSteps();
    pools = new PoolEnds(roster, ending, names, used);
  }

  private static long offset(String field) {
    try {
      return Memory.offset(ForkJoinTask.class.getDeclaredField(field));
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("this JDK's ForkJoinTask is another one", e);
    }
  }

  public void begin(int epoch) {
    objects.begin(epoch);
    fields.begin(epoch);
    claims.begin(epoch);
    cancels.begin(epoch);
    pools.begin(epoch);
  }

  // ---- where sections begin and end

  @Override
  public @Nullable Object beginSection(@Nullable Object subject) {
    ControlledThread t = roster.current();
    Object before = t.section;
    t.outerSection = before;
    if (subject == null) {
      t.section = null;
    } else if (isSubject(subject)) {
      t.section = subject;
    } else if (!(subject instanceof AbstractOwnableSynchronizer)) {
      t.section = null; // a subclass of the program's
    }
    return before;
  }

  @Override
  public void endSection(@Nullable Object before) {
    ControlledThread t = roster.current();
    t.section = before;
    if (t.open != NONE && (before == null || t.open != location(before))) {
      release(t, 0);
    }
  }

  @Override
  public @Nullable Object leaveSection() {
    ControlledThread t = roster.current();
    Object left = t.section;
    t.section = null;
    return left;
  }

  @Override
  public void reenterSection(Object left) {
    roster.current().section = left;
  }

  // ---- operations in two parts

  @Override
  public void goOn() {
    if (unfinished.isMade()) {
      pause();
    }
  }

  @Override
  public void pause() {
    ControlledThread t = roster.current();
    if (t.open != NONE) {
      release(t, 0);
    }
  }

  @Override
  public void seeUnfinished() {
    if (used) {
      ending.require(unfinished);
    }
  }

  /** Pools ask themselves, too, in sections of their own. */
  @Override
  public void seeShutdown() {
    if (roster.current().outerSection == null) {
      seeUnfinished();
    }
  }

  // ---- pools of threads

  @Override
  public void shutsDown(Object pool) {
    pools.shutsDown(pool);
  }

  @Override
  public void seeTermination(Object pool) {
    if (pools.isShutDownByMany(pool)) {
      seeShutdown();
    }
  }

  @Override
  public boolean isWhole(Object pool) {
    return pools.isWhole(pool);
  }

  @Override
  public void schedules(Object pool) {
    pools.schedules(pool);
  }

  @Override
  public void ends(Object pool) {
    pools.ends(pool);
    goOn();
  }

  // ---- what is seen of operations that have not taken effect yet

  @Override
  public void seeQueue() {
    if (used) {
      ending.require(queues);
    }
  }

  /** What is done in the section that was entered is shown step by step instead. */
  @Override
  public void unravel() {
    Object section = roster.current().section;
    if (section != null) {
      promote(section.getClass());
    }
  }

  /**
   * Who goes through a table that others know sees that it is there before the first element is.
   */
  @Override
  public void traverse(Object table) {
    if (isSubject(ConcurrentHashMap.class) && names.shared(table) != 0) {
      promote(ConcurrentHashMap.class);
    }
  }

  /** Another thread that runs the same task sees that it was claimed before it has begun. */
  @Override
  public void claim() {
    use(claims, claims, cancels);
  }

  /** A task may be cancelled after it has begun, even if nothing of what it does can be seen. */
  @Override
  public void cancel() {
    use(cancels, claims, claims);
  }

  /** The current thread uses a task that others may have used before, in one of two ways. */
  private void use(Ownership ours, Ownership one, Ownership other) {
    ControlledThread t = roster.current();
    if (t.section instanceof FutureTask<?> task && names.shared(task) != 0) {
      int name = names.shared(task);
      if (one.isOfAnother(name, t.number) || other.isOfAnother(name, t.number)) {
        promote(task.getClass());
      }
      if (ours.owner(name) == NONE) {
        ours.own(name, t.number);
      }
    }
  }

  private boolean isSubject(Object o) {
    Class<?> type = o instanceof Class<?> c ? c : o.getClass();
    if (!used || type.getClassLoader() != null) {
      return false;
    }
    if (o instanceof AbstractOwnableSynchronizer && (!isKnownLock(type) || queues.isMade())) {
      return false;
    }
    return !anyPromoted || !isPromoted(type);
  }

  /** Locks of the JDK; other synchronisers are parts of something that has sections itself. */
  private static boolean isKnownLock(Class<?> type) {
    Class<?> outer = type.getNestHost();
    return outer == Semaphore.class
        || outer == ReentrantLock.class
        || outer == ReentrantReadWriteLock.class;
  }

  // ---- accesses

  /**
   * Whether an access of an object, which others know, is part of a section, which is held then.
   */
  public boolean absorbs(Object base, int name, long offset, int site) {
    ControlledThread t = roster.current();
    Object section = t.section;
    boolean isWhole = !(base instanceof FutureTask || base instanceof ForkJoinTask);
    Ownership ownership = isWhole ? objects : fields;
    int unit = isWhole ? name : locations.of(name, offset);
    int owner = ownership.owner(unit);
    if (owner == NONE) {
      if (isForkJoin(base, offset)) {
        owner = own(ownership, unit, ForkJoinPool.class);
      } else if (section != null && !(base instanceof ForkJoinTask)) {
        owner = own(ownership, unit, section);
      }
    }
    if (owner == NONE) {
      ownership.accessed(unit);
      if (t.open != NONE && section == null) {
        release(t, site);
      }
      return false;
    }
    hold(t, owner, site);
    boolean isLone = section == null || location(section) != owner;
    if (isLone && t.opened) { // else a section is held that was left for a while
      release(t, site);
    }
    return true;
  }

  /** The section to which an object belongs, as a location; or {@link #NONE}. */
  public int ownerOf(int name) {
    return objects.owner(name);
  }

  /** As {@link #absorbs}, of a lock that is taken or given up. */
  public boolean absorbsLock(int lock, int site) {
    int name = locations.name(lock);
    ControlledThread t = roster.current();
    Object section = t.section;
    int owner = objects.owner(name);
    if (owner == NONE && section != null) {
      owner = own(objects, name, section);
    }
    if (owner == NONE) {
      objects.accessed(name);
      return false;
    }
    if (t.open != owner && (section == null || location(section) != owner)) {
      promote(type(owner));
    }
    hold(t, owner, site);
    return true;
  }

  private int own(Ownership ownership, int unit, Object section) {
    int owner = location(section);
    if (owner != NONE) {
      if (ownership.isAccessed(unit)) {
        promote(section instanceof Class<?> type ? type : section.getClass());
      }
      ownership.own(unit, owner);
    }
    return owner;
  }

  /**
   * A lock of the section is taken by somebody who has left the section: waits until it was given
   * up, and acquires the section again.
   */
  public void awaitFree(int lock, int site) {
    ControlledThread t = roster.current();
    int section = t.open;
    release(t, site);
    t.wanted = lock;
    t.held = true;
    steps.await(Kind.ACQUIRE, section, 0, 1, site);
    t.wanted = NONE;
    open(t, section);
  }

  /** A lock was given up in the section that the current thread holds. */
  public void freed(int lock) {
    int since = roster.current().openedAt;
    for (int i = 0; i < roster.liveThreads(); i++) {
      ControlledThread waiting = roster.live(i);
      if (waiting.wanted == lock && waiting.held) {
        waiting.held = false;
        waiting.floor = since;
      }
    }
  }

  /** Whether memory is a part of fork and join, whoever accesses it. */
  private boolean isForkJoin(Object base, long offset) {
    if (base instanceof ForkJoinTask) {
      return (offset == STATUS || offset == AUX) && isSubject(ForkJoinPool.class);
    }
    return (base instanceof ForkJoinPool || base.getClass() == WORK_QUEUE)
        && isSubject(ForkJoinPool.class);
  }

  // ---- holding

  private int location(Object subject) {
    int name = subject instanceof Class<?> type ? names.name(type) : names.shared(subject);
    return name == 0 ? NONE : locations.of(name, Locations.SECTION);
  }

  private void hold(ControlledThread t, int section, int site) {
    t.opened = false;
    if (t.open == section && ++t.absorbed <= MAX_ACCESSES) {
      return;
    }
    if (t.open != NONE) {
      release(t, site);
    }
    steps.await(Kind.ACQUIRE, section, 0, 1, site);
    open(t, section);
  }

  private void open(ControlledThread t, int section) {
    long before = states.get(section);
    holds.set(section, t.number, 1);
    steps.happened(true, before, states.get(section), Access.PLAIN);
    reopened(t, section);
    t.opened = true;
  }

  /** The thread has just got the section, by the last event. */
  public void reopened(ControlledThread t, int section) {
    t.open = section;
    t.openedAt = recording.length() - 1;
    t.absorbed = 0;
  }

  /** Gives up the section that a thread holds before an event that is no part of it. */
  void before(ControlledThread t, Kind kind, int object, int site) {
    if (t.section == null || !isPart(t, kind, object)) {
      release(t, site);
    }
  }

  /**
   * Whether an event may happen while the section is held, although others could do something in
   * between. Nobody can tell when within an operation a thread looked at its own interrupt status.
   * Those that a future wakes have to enter its section. What a pool interrupts or wakes while it
   * holds its section are its own idle workers; what shutdownNow interrupts is not.
   */
  private boolean isPart(ControlledThread t, Kind kind, int object) {
    return switch (kind) {
      case INSPECT ->
          t.section instanceof ThreadPoolExecutor
              || object == locations.of(t.number, Locations.PARKER);
      case UNPARK -> t.section instanceof ThreadPoolExecutor || t.section instanceof FutureTask;
      case INTERRUPT -> t.section instanceof ThreadPoolExecutor;
      case READ ->
          t.section instanceof ThreadPoolExecutor && locations.slot(object) == Locations.STARTED;
      default -> false;
    };
  }

  private void release(ControlledThread t, int site) {
    int section = t.open;
    steps.await(Kind.RELEASE, section, 0, 1, site);
    t.open = NONE;
    long before = states.get(section);
    holds.free(section);
    steps.happened(true, before, states.get(section), Access.PLAIN);
  }

  // ---- promotion

  private boolean isPromoted(Class<?> type) {
    return promotions.contains(singleSteps(type));
  }

  private void promote(@Nullable Class<?> type) {
    anyPromoted = true;
    ending.abort(promotions.promote(singleSteps(type)));
  }

  private @Nullable Class<?> type(int section) {
    return names.type(locations.name(section));
  }

  private static String singleSteps(@Nullable Class<?> type) {
    return "the single steps of " + (type == null ? "an object" : type.getNestHost().getName());
  }
}

package jacquard.runtime.control.threads;

import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.runtime.control.names.IdentityTable;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.VisibleOnDemand;

/**
 * The numbers that threads get when they are created: their ids, and those in the names of threads
 * that are given none.
 *
 * <p>In the JDK each comes from a counter that all threads share. Until somebody looks, threads
 * number those that they create for themselves, so that creating a thread is not visible. Where the
 * program looks at a number, and not only the main thread creates threads, the counter is visible.
 */
public final class ThreadNumbers {
  /** Above the ids of the checker's own threads. */
  private static final long FIRST_ID = 1_000;

  /** How far the ids are apart that threads give to those that they create. */
  private static final long STRIDE = 1_000_000;

  private final Operations operations;
  private final Roster roster;
  private final Ending ending;
  private final ObjectNames names;
  private final Locations locations;
  private final Counter ids = new Counter("the ids of threads", Locations.THREAD_IDS);
  private final Counter defaultNames =
      new Counter("the numbers of threads", Locations.THREAD_NAMES);

  /** The names that were made of a number, to tell them from those that the program has given. */
  private final IdentityTable made = new IdentityTable();

  public ThreadNumbers(
      Operations operations, Roster roster, Ending ending, ObjectNames names, Locations locations) {
    this.operations = operations;
    this.roster = roster;
    this.ending = ending;
    this.names = names;
    this.locations = locations;
  }

  public void begin() {
    ids.begin();
    defaultNames.begin();
    made.clear();
  }

  long nextId() {
    ControlledThread t = roster.current();
    ids.isUsedBy(t);
    return FIRST_ID + (ids.isVisible() ? ids.next() : t.number * STRIDE + t.createdThreads++);
  }

  String nextName() {
    ControlledThread t = roster.current();
    defaultNames.isUsedBy(t);
    String name;
    if (defaultNames.isVisible()) {
      name = "Thread-" + defaultNames.next();
    } else {
      name = (t.number == 0 ? "" : t.number + "-") + "Thread-" + t.unnamedThreads++;
    }
    made.put(name, 1);
    return name;
  }

  void seeId(long id) {
    if (id >= FIRST_ID) {
      ids.isSeen();
    }
  }

  void seeName(String name) {
    if (made.get(name) != IdentityTable.ABSENT) {
      defaultNames.isSeen();
    }
  }

  /** A counter of the JDK's. */
  private final class Counter {
    private final VisibleOnDemand demand;
    private final int slot;
    private boolean seen;
    private boolean usedByOthers;
    private int next;

    Counter(String what, int slot) {
      demand = new VisibleOnDemand(what);
      this.slot = slot;
    }

    void begin() {
      seen = false;
      usedByOthers = false;
      next = 0;
    }

    boolean isVisible() {
      return demand.isMade();
    }

    /**
     * A program in which only the main thread creates threads cannot tell the numbers from those of
     * the counter.
     */
    void isUsedBy(ControlledThread t) {
      usedByOthers |= t.number != 0;
      settle();
    }

    void isSeen() {
      seen = true;
      settle();
    }

    /** Whichever comes first, in another execution it may have been the other one. */
    private void settle() {
      if (seen && usedByOthers) {
        ending.require(demand);
      }
    }

    /** Orders nothing else: a program cannot rely on how the JDK counts. */
    int next() {
      operations.await(Kind.UPDATE, locations.of(names.name(Thread.class), slot), 0, 0);
      int number = next++;
      operations.happened(true, number, next, Access.OPAQUE);
      return number;
    }
  }
}

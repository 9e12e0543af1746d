package jacquard.bytecode.heap;

import jacquard.bytecode.value.Domain;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known of cells after the set-up: which processes read and write them, and which values
 * they may hold. It only grows; the translation is repeated until nothing is new.
 */
public final class Facts {
  /** In so many rounds new values are taken as they are; then larger sets are tried. */
  private static final int PATIENCE = 6;

  private static final class Fact {
    private Domain domain;
    private final BitSet readers = new BitSet();
    private final BitSet writers = new BitSet();
    private boolean isRead;
    private boolean isWritten;
    private boolean isLoaded;
    private boolean isCarried;
    private @Nullable Set<Integer> locks;
    private int changes;
    private int lastRound = -1;

    private boolean isUnset;

    private Fact(Domain domain, boolean isUnset) {
      this.domain = domain;
      this.isUnset = isUnset;
    }

    private boolean isShared() {
      if (writers.isEmpty() || !isRead) {
        return false;
      }
      BitSet all = (BitSet) readers.clone();
      all.or(writers);
      return all.cardinality() > 1;
    }
  }

  private final Heap heap;
  private final boolean withLocks;
  private final Map<Cell, Fact> facts = new HashMap<>();
  private boolean changed;
  private int round;
  private boolean locksAreTested;
  private boolean livesAreTested;
  private final Set<Integer> kept = new HashSet<>();
  private final Set<Integer> indexed = new HashSet<>();
  private final Set<Integer> made = new HashSet<>();

  /**
   * @param withLocks whether what a lock protects goes unnoticed
   */
  public Facts(Heap heap, boolean withLocks) {
    this.heap = heap;
    this.withLocks = withLocks;
  }

  private Fact fact(Cell cell) {
    return facts.computeIfAbsent(cell, this::unknown);
  }

  private Fact unknown(Cell cell) {
    return new Fact(heap.get(cell.object()).get(cell).domain(), made.contains(cell.object()));
  }

  /**
   * Forgets all but who touches what. What is found from here on does not depend any more on steps
   * that were too long while not all of that was known.
   */
  public void restart() {
    facts.replaceAll(
        (cell, fact) -> {
          Fact again = unknown(cell);
          again.readers.or(fact.readers);
          again.writers.or(fact.writers);
          again.isRead = fact.isRead;
          return again;
        });
    kept.clear();
    changed = true;
  }

  /** Leaves of the locks that protect a cell only those that a thread has at an access. */
  private void protect(Fact fact, SequencedMap<Integer, Integer> held) {
    Set<Integer> locks = fact.locks;
    if (locks == null) {
      locks = new HashSet<>();
      for (Map.Entry<Integer, Integer> e : held.entrySet()) {
        if (e.getValue() > 0) {
          locks.add(e.getKey());
        }
      }
      fact.locks = locks;
      changed = true;
    } else if (locks.removeIf(lock -> held.getOrDefault(lock, 0) <= 0)) {
      changed = true;
    }
  }

  /**
   * Who touches a cell.
   *
   * @param held how often the thread has locked which objects
   * @param isAlone whether all other threads have ended, so that none can notice it
   */
  public record Visitor(int process, SequencedMap<Integer, Integer> held, boolean isAlone) {}

  /** Notes a read. */
  public void read(Cell cell, Visitor by) {
    Fact fact = fact(cell);
    changed |= !fact.isRead;
    fact.isRead = true;
    if (!by.isAlone) {
      protect(fact, by.held);
      if (!fact.readers.get(by.process)) {
        fact.readers.set(by.process);
        changed = true;
      }
    }
  }

  /** Notes a write. */
  public void write(Cell cell, Visitor by, Domain value) {
    Fact fact = fact(cell);
    changed |= !fact.isWritten;
    fact.isWritten = true;
    if (!by.isAlone) {
      protect(fact, by.held);
      if (!fact.writers.get(by.process)) {
        fact.writers.set(by.process);
        changed = true;
      }
    }
    hold(fact, value);
  }

  private void hold(Fact fact, Domain value) {
    Domain joined = fact.isUnset ? value : Domain.join(fact.domain, value);
    changed |= fact.isUnset;
    fact.isUnset = false;
    if (!joined.equals(fact.domain)) {
      if (fact.lastRound != round) {
        fact.lastRound = round;
        fact.changes++;
      }
      fact.domain = fact.changes > PATIENCE ? widened(fact.domain, joined) : joined;
      changed = true;
    }
  }

  /** Numbers that are objects grow as others do. */
  private Domain widened(Domain before, Domain joined) {
    return joined instanceof Domain.Targets(var objects)
        ? new Domain.Targets(heap.withBoxes(objects, PATIENCE))
        : Domain.widen(before, joined);
  }

  /** Says that an object is made by a thread: nobody can look into it before. */
  public void make(int object) {
    made.add(object);
  }

  /** A cell of an object that a thread has made holds what it holds at first when others see it. */
  public void leave(Cell cell) {
    hold(fact(cell), heap.get(cell.object()).get(cell).domain());
  }

  /** Somebody asks what the cell holds at the beginning of a step. */
  public void load(Cell cell) {
    Fact fact = fact(cell);
    changed |= !fact.isLoaded;
    fact.isLoaded = true;
  }

  /** Somebody reads it who has not written it since he took a lock. */
  public void carry(Cell cell) {
    Fact fact = fact(cell);
    changed |= !fact.isCarried;
    fact.isCarried = true;
  }

  /** Somebody has the lock of an object between two steps. */
  public void keep(int object) {
    changed |= kept.add(object);
  }

  /** Whether nobody ever has the lock of an object between two steps. */
  public boolean isBrief(int object) {
    return withLocks && !kept.contains(object);
  }

  /** An element of an array is asked for, or changed, that is one of many. */
  public void index(int array) {
    changed |= indexed.add(array);
  }

  public boolean isIndexed(int array) {
    return indexed.contains(array);
  }

  /** Whether a process may write it. */
  public boolean isVariable(Cell cell) {
    Fact fact = facts.get(cell);
    return fact != null && fact.isWritten;
  }

  /** Whether a step may begin with a look at it; if none does, it does not matter what it holds. */
  public boolean isLoaded(Cell cell) {
    Fact fact = facts.get(cell);
    return fact != null && fact.isLoaded;
  }

  /** Whether an access is something that another process may notice. */
  public boolean isVisible(Cell cell) {
    Fact fact = facts.get(cell);
    return fact != null
        && fact.isShared()
        && !(withLocks && (isProtected(fact) || isConstant(cell, fact)));
  }

  /** Whether all write the same; of a lock that is never kept nobody writes down who has it. */
  private static boolean isConstant(Cell cell, Fact fact) {
    return fact.domain.isConstant() && !cell.field().equals(Cell.MONITOR);
  }

  /**
   * Who has the lock is alone with what it protects. While a lock is never kept, this is so within
   * a step only: what one thread leaves there another finds, unless all write before they read.
   */
  private boolean isProtected(Fact fact) {
    Set<Integer> locks = fact.locks;
    return locks != null
        && !locks.isEmpty()
        && (!fact.isCarried || locks.stream().anyMatch(kept::contains));
  }

  /** Whether every access to a cell is by somebody who has this lock. */
  public boolean isGuarded(Cell cell, int lock) {
    Fact fact = facts.get(cell);
    return fact != null && fact.locks != null && fact.locks.contains(lock);
  }

  /** Somebody asks for a lock without waiting for it, and so notices that another has it. */
  public void testLock() {
    changed |= !locksAreTested;
    locksAreTested = true;
  }

  public boolean areLocksTested() {
    return locksAreTested;
  }

  /** Somebody asks whether a thread has ended without waiting for that. */
  public void testLife() {
    changed |= !livesAreTested;
    livesAreTested = true;
  }

  public boolean areLivesTested() {
    return livesAreTested;
  }

  /** Whether a process reads or writes it, or only writes. */
  public boolean touches(Cell cell, int process, boolean writesOnly) {
    Fact fact = facts.get(cell);
    return fact != null
        && (fact.writers.get(process) || (!writesOnly && fact.readers.get(process)));
  }

  /** All that it may hold. */
  public Domain domain(Cell cell) {
    return fact(cell).domain;
  }

  /** Whether anything was new since this was last asked. */
  public boolean takeChanged() {
    boolean was = changed;
    changed = false;
    round++;
    return was;
  }

  public void setChanged() {
    changed = true;
  }
}

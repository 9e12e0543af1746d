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
    private @Nullable Set<Integer> locks;
    private int changes;
    private int lastRound = -1;

    private Fact(Domain domain) {
      this.domain = domain;
    }

    private boolean isShared() {
      if (writers.isEmpty() || readers.isEmpty()) {
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

  /**
   * @param withLocks whether what a lock protects goes unnoticed
   */
  public Facts(Heap heap, boolean withLocks) {
    this.heap = heap;
    this.withLocks = withLocks;
  }

  private Fact fact(Cell cell) {
    return facts.computeIfAbsent(cell, c -> new Fact(heap.get(c.object()).get(c).domain()));
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
   * Notes a read.
   *
   * @param held how often the thread has locked which objects
   */
  public void read(Cell cell, int process, SequencedMap<Integer, Integer> held) {
    protect(fact(cell), held);
    BitSet readers = fact(cell).readers;
    if (!readers.get(process)) {
      readers.set(process);
      changed = true;
    }
  }

  /**
   * Notes a write.
   *
   * @param held how often the thread has locked which objects
   */
  public void write(Cell cell, int process, SequencedMap<Integer, Integer> held, Domain value) {
    Fact fact = fact(cell);
    protect(fact, held);
    if (!fact.writers.get(process)) {
      fact.writers.set(process);
      changed = true;
    }
    Domain joined = Domain.join(fact.domain, value);
    if (!joined.equals(fact.domain)) {
      if (fact.lastRound != round) {
        fact.lastRound = round;
        fact.changes++;
      }
      fact.domain = fact.changes > PATIENCE ? Domain.widen(fact.domain, joined) : joined;
      changed = true;
    }
  }

  /** Whether a process may write it. */
  public boolean isVariable(Cell cell) {
    Fact fact = facts.get(cell);
    return fact != null && !fact.writers.isEmpty();
  }

  /** Whether a process may read it; if none does, it does not matter what it holds. */
  public boolean isRead(Cell cell) {
    Fact fact = facts.get(cell);
    return fact != null && !fact.readers.isEmpty();
  }

  /** Whether an access is something that another process may notice. */
  public boolean isVisible(Cell cell) {
    Fact fact = facts.get(cell);
    return fact != null && fact.isShared() && !(withLocks && isProtected(fact));
  }

  private static boolean isProtected(Fact fact) {
    return fact.locks != null && !fact.locks.isEmpty();
  }

  /** Somebody asks for a lock without waiting for it, and so notices that another has it. */
  public void testLock() {
    changed |= !locksAreTested;
    locksAreTested = true;
  }

  public boolean areLocksTested() {
    return locksAreTested;
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

package jacquard.bytecode.heap;

import jacquard.bytecode.value.Domain;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

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
    private int changes;
    private int lastRound = -1;

    private Fact(Domain domain) {
      this.domain = domain;
    }

    private boolean isShared() {
      if (writers.isEmpty()) {
        return false;
      }
      BitSet all = (BitSet) readers.clone();
      all.or(writers);
      return all.cardinality() > 1;
    }
  }

  private final Heap heap;
  private final Map<Cell, Fact> facts = new HashMap<>();
  private boolean changed;
  private int round;

  public Facts(Heap heap) {
    this.heap = heap;
  }

  private Fact fact(Cell cell) {
    return facts.computeIfAbsent(cell, c -> new Fact(heap.get(c.object()).get(c).domain()));
  }

  public void read(Cell cell, int process) {
    BitSet readers = fact(cell).readers;
    if (!readers.get(process)) {
      readers.set(process);
      changed = true;
    }
  }

  public void write(Cell cell, int process, Domain value) {
    Fact fact = fact(cell);
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

  /** Whether an access is something that another process may notice. */
  public boolean isVisible(Cell cell) {
    Fact fact = facts.get(cell);
    return fact != null && fact.isShared();
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

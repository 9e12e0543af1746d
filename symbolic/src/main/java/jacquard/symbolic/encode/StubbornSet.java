package jacquard.symbolic.encode;

import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Word;
import jacquard.symbolic.circuit.Words;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The circuit that computes a conditional stubborn set of each state: the vector {@code cstub} of
 * section 4.2. For each process the closure of what it conflicts with, then the smallest of these
 * sets in which something can happen.
 *
 * <p>A set in which something sticky can happen is none; where there is no set at all, all
 * processes are in it.
 */
final class StubbornSet {
  private final Words words;
  private final Aig aig;
  private final Cells cells;
  private final Conflict conflict;
  private final Evaluation looking;
  private final int slots;
  private final Map<Step.Actor, Integer> possible = new HashMap<>();
  private final int[] canMove;
  private final int[] isSticky;
  private final int[][] closures;
  private final int[] inSet;

  private record At(int slot, int kind, BitSet locations) {}

  private final Map<At, Integer> atAny = new HashMap<>();

  StubbornSet(Words words, Cells cells, Memory now, Map<Step, Integer> listed, Conflict conflict) {
    this.words = words;
    this.aig = words.aig();
    this.cells = cells;
    this.conflict = conflict;
    this.slots = cells.slots();
    this.looking =
        new Evaluation(words, cells, Cells.NONE, Cells.NONE, false, now, new Failures(words.aig()));
    this.canMove = new int[slots];
    this.isSticky = new int[slots];
    listed.forEach(
        (step, literal) -> {
          note(step.mover(), literal);
          step.receiver().ifPresent(r -> note(r, literal));
          stick(step, literal);
        });
    this.closures = closure();
    this.inSet = smallest(closures);
  }

  private void note(Step.Actor actor, int literal) {
    possible.merge(actor, literal, aig::or);
    canMove[actor.slot()] = aig.or(canMove[actor.slot()], literal);
  }

  private void stick(Step step, int literal) {
    boolean sticks =
        conflict.isSticky(step.mover().edge())
            || step.receiver().filter(r -> conflict.isSticky(r.edge())).isPresent();
    if (sticks) {
      int mover = step.mover().slot();
      isSticky[mover] = aig.or(isSticky[mover], literal);
      step.receiver().ifPresent(r -> isSticky[r.slot()] = aig.or(isSticky[r.slot()], literal));
    }
  }

  /** Whether a process is in the set. */
  int contains(int slot) {
    return inSet[slot];
  }

  /**
   * Whether a process is in the smallest set that another one is in, with all it conflicts with.
   */
  int contains(int of, int slot) {
    return closures[of][slot];
  }

  /** Which processes the sets of all others contain: conflicts, closed under transitivity. */
  private int[][] closure() {
    int[][] in = new int[slots][slots];
    for (int i = 0; i < slots; i++) {
      for (int j = 0; j < slots; j++) {
        in[i][j] = i == j ? Aig.TRUE : conflictOf(i, j);
      }
    }
    for (int k = 0; k < slots; k++) {
      for (int i = 0; i < slots; i++) {
        for (int j = 0; j < slots; j++) {
          in[i][j] = aig.or(in[i][j], aig.and(in[i][k], in[k][j]));
        }
      }
    }
    return in;
  }

  /** Whether what a process does next depends on what another one may do, now or later. */
  private int conflictOf(int i, int j) {
    int conflicts = Aig.FALSE;
    for (int kind : cells.kinds(i)) {
      int exists = looking.isKind(i, kind);
      for (Location location : cells.model().process(kind).locations()) {
        int here = aig.and(exists, looking.isAt(i, location.id()));
        for (Edge edge : location.edges()) {
          int can = possible.getOrDefault(new Step.Actor(i, kind, edge), Aig.FALSE);
          for (int other : cells.kinds(j)) {
            int taken = at(j, other, conflict.between(i, kind, location, edge, true, j, other));
            int waits = at(j, other, conflict.between(i, kind, location, edge, false, j, other));
            int depends = aig.or(taken, aig.and(Aig.not(can), waits));
            conflicts = aig.or(conflicts, aig.and(here, depends));
          }
        }
      }
    }
    return conflicts;
  }

  private int at(int slot, int kind, BitSet locations) {
    Integer known = atAny.get(new At(slot, kind, locations));
    if (known != null) {
      return known;
    }
    int all = cells.model().process(kind).locations().size();
    int at = Aig.FALSE;
    if (locations.cardinality() == all) {
      at = Aig.TRUE;
    } else {
      for (int l = locations.nextSetBit(0); l >= 0; l = locations.nextSetBit(l + 1)) {
        at = aig.or(at, looking.isAt(slot, l));
      }
    }
    int literal = aig.and(at, looking.isKind(slot, kind));
    atAny.put(new At(slot, kind, locations), literal);
    return literal;
  }

  /** The first of the smallest sets, by the number of processes; all, if there is no set. */
  private int[] smallest(int[][] in) {
    int found = Aig.FALSE;
    Word least = Word.ZERO;
    int[] best = new int[slots];
    for (int i = slots - 1; i >= 0; i--) {
      int usable = canMove[i];
      Word size = Word.ZERO;
      for (int j = 0; j < slots; j++) {
        usable = aig.and(usable, Aig.not(aig.and(in[i][j], isSticky[j])));
        size = words.add(size, Word.bool(in[i][j]));
      }
      int better = aig.and(usable, aig.or(Aig.not(found), Aig.not(words.less(least, size))));
      for (int j = 0; j < slots; j++) {
        best[j] = aig.mux(better, in[i][j], best[j]);
      }
      least = words.mux(better, size, least);
      found = aig.or(found, usable);
    }
    for (int j = 0; j < slots; j++) {
      best[j] = aig.or(best[j], Aig.not(found));
    }
    return best;
  }
}

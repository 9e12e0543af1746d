package jacquard.symbolic.encode;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Word;
import jacquard.symbolic.circuit.Words;

/**
 * Whose turn it is: one process may run alone as long as it can, and a timeout comes only where
 * nothing else can happen.
 */
final class Turn {
  private final Aig aig;
  private final Listing usual;
  private final Listing waited;
  private final int[] active;
  private final int nobody;
  private final int anyUsual;
  private final int anyWaited;
  private final int seen;
  private final int fault;

  Turn(Words words, Cells cells, Memory now, Listing usual, Listing waited) {
    this.aig = words.aig();
    this.usual = usual;
    this.waited = waited;
    Word holder = now.get(cells.holder());
    int[] can = new int[cells.slots()];
    usual.possible().forEach((s, p) -> can[s.mover().slot()] = aig.or(can[s.mover().slot()], p));
    this.nobody = Aig.not(words.isTrue(holder));
    int holderCan = Aig.FALSE;
    int[] holds = new int[cells.slots()];
    for (int slot = 0; slot < cells.slots(); slot++) {
      holds[slot] = words.equal(holder, Word.constant(slot + 1));
      holderCan = aig.or(holderCan, aig.and(holds[slot], can[slot]));
    }
    this.seen = aig.or(nobody, Aig.not(holderCan));
    this.active = new int[cells.slots()];
    int any = Aig.FALSE;
    int failed = Aig.FALSE;
    for (int slot = 0; slot < cells.slots(); slot++) {
      active[slot] = aig.any(nobody, holds[slot], Aig.not(holderCan));
      any = aig.or(any, aig.and(active[slot], can[slot]));
      failed = aig.or(failed, aig.and(active[slot], usual.fault(slot)));
    }
    this.anyUsual = any;
    int late = Aig.FALSE;
    for (int possible : waited.possible().values()) {
      late = aig.or(late, possible);
    }
    this.anyWaited = late;
    for (int slot = 0; slot < cells.slots(); slot++) {
      failed = aig.or(failed, aig.and(Aig.not(any), waited.fault(slot)));
    }
    this.fault = failed;
  }

  /** Where no process runs alone; one that cannot move does not. */
  int isSeen() {
    return seen;
  }

  /** Where no process runs alone and something can happen without a timeout. */
  int isShared() {
    return aig.and(nobody, anyUsual);
  }

  /** Whether the scheduler may choose a transition. */
  int isPossible(Step step) {
    int now = aig.and(active[step.mover().slot()], usual.possible().getOrDefault(step, Aig.FALSE));
    int later = waited.possible().getOrDefault(step, Aig.FALSE);
    return aig.mux(anyUsual, now, later);
  }

  /** Whether anything can happen. */
  int any() {
    return aig.or(anyUsual, anyWaited);
  }

  /** Where the circuit has no room to find out what can happen. */
  int unfinished() {
    return aig.or(usual.unfinished(), waited.unfinished());
  }

  /** Where the list of what can happen cannot be made. */
  int fault() {
    return fault;
  }
}

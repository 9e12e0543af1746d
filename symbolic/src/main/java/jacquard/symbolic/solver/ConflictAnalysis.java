package jacquard.symbolic.solver;

import java.util.Arrays;

/** What a conflict teaches: the clause of its first unique implication point, and its causes. */
final class ConflictAnalysis {
  private static final int NONE = Trail.NONE;

  /** The learned clause, with the literal that becomes true by it first. */
  int[] learnt = new int[64];

  int learntSize;

  private final Clauses clauses;
  private final VariableOrder order;
  private final Trail trail;
  private byte[] seen = new byte[64];
  private int[] work = new int[64];

  ConflictAnalysis(Clauses clauses, VariableOrder order, Trail trail) {
    this.clauses = clauses;
    this.order = order;
    this.trail = trail;
  }

  void ensure(int variable) {
    if (variable >= seen.length) {
      seen = Arrays.copyOf(seen, 2 * variable);
    }
  }

  /** Finds what is to be learned from a clause that became false. */
  void analyse(int conflict) {
    learntSize = 1;
    int open = 0;
    int at = trail.end - 1;
    int clause = conflict;
    int pivot = NONE;
    do {
      clauses.bump(clause);
      int[] memory = clauses.memory;
      int to = clause + Clauses.HEADER + memory[clause];
      for (int i = clause + Clauses.HEADER; i < to; i++) {
        int literal = memory[i];
        int v = literal >> 1;
        if (literal != pivot && seen[v] == 0 && trail.level[v] > 0) {
          seen[v] = 1;
          order.bump(v);
          if (trail.level[v] == trail.levels) {
            open++;
          } else {
            push(literal);
          }
        }
      }
      while (seen[trail.literals[at] >> 1] == 0) {
        at--;
      }
      pivot = trail.literals[at--];
      clause = trail.reason[pivot >> 1];
      seen[pivot >> 1] = 0;
      open--;
    } while (open > 0);
    learnt[0] = pivot ^ 1;
    minimise();
  }

  private void push(int literal) {
    if (learntSize == learnt.length) {
      learnt = Arrays.copyOf(learnt, 2 * learntSize);
    }
    learnt[learntSize++] = literal;
  }

  /** Leaves out what the others imply directly. */
  private void minimise() {
    int all = learntSize;
    int kept = 1;
    if (work.length < all) {
      work = new int[2 * all];
    }
    System.arraycopy(learnt, 0, work, 0, all);
    for (int i = 1; i < all; i++) {
      if (!isImplied(learnt[i])) {
        learnt[kept++] = learnt[i];
      }
    }
    learntSize = kept;
    for (int i = 1; i < all; i++) {
      seen[work[i] >> 1] = 0;
    }
  }

  private boolean isImplied(int literal) {
    int clause = trail.reason[literal >> 1];
    if (clause == NONE) {
      return false;
    }
    int[] memory = clauses.memory;
    int to = clause + Clauses.HEADER + memory[clause];
    for (int i = clause + Clauses.HEADER; i < to; i++) {
      int v = memory[i] >> 1;
      if (memory[i] != (literal ^ 1) && seen[v] == 0 && trail.level[v] > 0) {
        return false;
      }
    }
    return true;
  }

  /** Marks the assumptions because of which this one is false. */
  void explain(int assumption, boolean[] failed) {
    failed[assumption] = true;
    int v = assumption >> 1;
    if (trail.level[v] == 0) {
      return;
    }
    seen[v] = 1;
    for (int at = trail.end - 1; at >= trail.levelStart[0]; at--) {
      int literal = trail.literals[at];
      if (seen[literal >> 1] == 0) {
        continue;
      }
      seen[literal >> 1] = 0;
      int clause = trail.reason[literal >> 1];
      if (clause == NONE) {
        failed[literal] = true;
        continue;
      }
      int[] memory = clauses.memory;
      int to = clause + Clauses.HEADER + memory[clause];
      for (int i = clause + Clauses.HEADER; i < to; i++) {
        int w = memory[i] >> 1;
        if (memory[i] != literal && trail.level[w] > 0) {
          seen[w] = 1;
        }
      }
    }
  }
}

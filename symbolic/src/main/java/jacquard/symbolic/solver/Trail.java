package jacquard.symbolic.solver;

import java.util.Arrays;

/** What is assigned, in which order, at which level and why; and what follows from it. */
final class Trail {
  static final int NONE = -1;

  /** By literal: 1 true, -1 false, 0 open. A literal is twice its variable, plus one if negated. */
  byte[] value = new byte[128];

  /** By variable: at which level it was assigned. */
  int[] level = new int[64];

  /** By variable: the clause that it follows from, or NONE. */
  int[] reason = new int[64];

  int[] literals = new int[64];
  int end;
  int[] levelStart = new int[64];
  int levels;

  private final Clauses clauses;
  private int propagated;

  Trail(Clauses clauses) {
    this.clauses = clauses;
  }

  void ensure(int variable) {
    if (variable >= level.length) {
      int length = 2 * variable;
      value = Arrays.copyOf(value, 2 * length);
      level = Arrays.copyOf(level, length);
      reason = Arrays.copyOf(reason, length);
      literals = Arrays.copyOf(literals, length);
    }
  }

  void ensureLevels(int count) {
    if (levelStart.length < count) {
      levelStart = Arrays.copyOf(levelStart, 2 * count);
    }
  }

  void newLevel() {
    levelStart[levels++] = end;
  }

  void assign(int literal, int why) {
    int v = literal >> 1;
    value[literal] = 1;
    value[literal ^ 1] = -1;
    level[v] = levels;
    reason[v] = why;
    literals[end++] = literal;
  }

  /** Goes back to where a level ended; what was assigned later is open again. */
  void cut(int target) {
    end = levelStart[target];
    propagated = end;
    levels = target;
  }

  /** At level 0 nobody asks for reasons, so that clauses may move or go. */
  void forgetReasons() {
    for (int i = 0; i < end; i++) {
      reason[literals[i] >> 1] = NONE;
    }
  }

  /** The clause that became false, or NONE. */
  int propagate() {
    byte[] values = value;
    while (propagated < end) {
      int p = literals[propagated++];
      int falseLiteral = p ^ 1;
      int[] list = clauses.watches[p];
      int n = clauses.watchEnd[p];
      int i = 0;
      int j = 0;
      int conflict = NONE;
      while (i < n) {
        int clause = list[i];
        int blocker = list[i + 1];
        i += 2;
        if (values[blocker] > 0) {
          list[j] = clause;
          list[j + 1] = blocker;
          j += 2;
          continue;
        }
        int[] memory = clauses.memory;
        int from = clause + Clauses.HEADER;
        if (memory[from] == falseLiteral) {
          memory[from] = memory[from + 1];
          memory[from + 1] = falseLiteral;
        }
        int first = memory[from];
        if (first == blocker || values[first] <= 0) {
          int other = open(memory, from, memory[clause], values);
          if (other >= 0) {
            int literal = memory[other];
            memory[from + 1] = literal;
            memory[other] = falseLiteral;
            clauses.watch(literal ^ 1, clause, first);
            continue;
          }
        }
        list[j] = clause;
        list[j + 1] = first;
        j += 2;
        if (values[first] < 0) {
          conflict = clause;
          break;
        }
        if (values[first] == 0) {
          assign(first, clause);
        }
      }
      if (i != j) {
        System.arraycopy(list, i, list, j, n - i);
        clauses.watchEnd[p] = j + n - i;
      }
      if (conflict != NONE) {
        propagated = end;
        return conflict;
      }
    }
    return NONE;
  }

  private static int open(int[] memory, int from, int size, byte[] values) {
    int to = from + size;
    for (int k = from + 2; k < to; k++) {
      if (values[memory[k]] >= 0) {
        return k;
      }
    }
    return NONE;
  }
}

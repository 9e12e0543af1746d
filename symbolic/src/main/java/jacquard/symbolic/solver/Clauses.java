package jacquard.symbolic.solver;

import java.util.Arrays;

/**
 * Clauses in one array, and for each literal the clauses that watch its negation.
 *
 * <p>A clause is the place of its size; after the size come a word that is its activity, where it
 * was learned, or negative otherwise, and then the literals, of which the first two are watched. A
 * watch is a clause and another literal of it, whose truth saves a look at the clause.
 */
final class Clauses {
  static final int HEADER = 2;
  private static final int GIVEN = -1;

  int[] memory = new int[1024];
  private int end;
  private int wasted;

  int[][] watches = new int[16][];
  int[] watchEnd = new int[16];

  private int[] learned = new int[64];
  private int learnedCount;

  void ensureLiterals(int count) {
    if (count > watches.length) {
      int length = Math.max(count, 2 * watches.length);
      watches = Arrays.copyOf(watches, length);
      watchEnd = Arrays.copyOf(watchEnd, length);
    }
  }

  int size(int clause) {
    return memory[clause];
  }

  boolean isLearned(int clause) {
    return memory[clause + 1] != GIVEN;
  }

  int learnedCount() {
    return learnedCount;
  }

  /** Adds a clause of at least two literals and watches the first two. */
  int add(int[] literals, int length, boolean isLearned) {
    int clause = end;
    if (end + HEADER + length > memory.length) {
      memory = Arrays.copyOf(memory, Math.max(2 * memory.length, end + HEADER + length));
    }
    memory[clause] = length;
    memory[clause + 1] = isLearned ? 0 : GIVEN;
    System.arraycopy(literals, 0, memory, clause + HEADER, length);
    end += HEADER + length;
    watch(literals[0] ^ 1, clause, literals[1]);
    watch(literals[1] ^ 1, clause, literals[0]);
    if (isLearned) {
      if (learnedCount == learned.length) {
        learned = Arrays.copyOf(learned, 2 * learnedCount);
      }
      learned[learnedCount++] = clause;
    }
    return clause;
  }

  void watch(int literal, int clause, int blocker) {
    int[] list = watches[literal];
    int n = watchEnd[literal];
    if (list == null) {
      list = new int[8];
      watches[literal] = list;
    } else if (n + 2 > list.length) {
      list = Arrays.copyOf(list, 2 * list.length);
      watches[literal] = list;
    }
    list[n] = clause;
    list[n + 1] = blocker;
    watchEnd[literal] = n + 2;
  }

  /** Takes a clause out that is no reason. */
  void remove(int clause) {
    unwatch(memory[clause + HEADER] ^ 1, clause);
    unwatch(memory[clause + HEADER + 1] ^ 1, clause);
    wasted += HEADER + memory[clause];
  }

  private void unwatch(int literal, int clause) {
    int[] list = watches[literal];
    int i = 0;
    while (list[i] != clause) {
      i += 2;
    }
    int last = watchEnd[literal] - 2;
    list[i] = list[last];
    list[i + 1] = list[last + 1];
    watchEnd[literal] = last;
  }

  void bump(int clause) {
    if (memory[clause + 1] != GIVEN && memory[clause + 1] < Integer.MAX_VALUE) {
      memory[clause + 1]++;
    }
  }

  /** Takes out the learned clauses that were added after there were so many. */
  void forgetLearnedSince(int count, int literal) {
    int kept = count;
    for (int i = count; i < learnedCount; i++) {
      int clause = learned[i];
      if (has(clause, literal)) {
        remove(clause);
      } else {
        learned[kept++] = clause;
      }
    }
    learnedCount = kept;
  }

  private boolean has(int clause, int literal) {
    int to = clause + HEADER + memory[clause];
    for (int i = clause + HEADER; i < to; i++) {
      if (memory[i] == literal) {
        return true;
      }
    }
    return false;
  }

  /** Takes out the less active half of the learned clauses, but for short ones; no reasons. */
  void forgetHalf() {
    long[] order = new long[learnedCount];
    for (int i = 0; i < learnedCount; i++) {
      order[i] = (long) memory[learned[i] + 1] << 32 | i;
    }
    Arrays.sort(order);
    boolean[] gone = new boolean[learnedCount];
    for (int k = 0; k < learnedCount / 2; k++) {
      int i = (int) order[k];
      gone[i] = memory[learned[i]] > 2;
    }
    int kept = 0;
    for (int i = 0; i < learnedCount; i++) {
      if (gone[i]) {
        remove(learned[i]);
      } else {
        memory[learned[i] + 1] >>= 1;
        learned[kept++] = learned[i];
      }
    }
    learnedCount = kept;
  }

  boolean isWasteful() {
    return wasted > 20_000 && wasted > end / 2;
  }

  /** Moves the clauses together; only while none of them is a reason. */
  void compact(int[] given, int givenCount) {
    int[] fresh = new int[Math.max(1024, end - wasted + 1024)];
    int[] old = memory;
    Arrays.fill(watchEnd, 0);
    memory = fresh;
    end = 0;
    wasted = 0;
    int[] oldLearned = Arrays.copyOf(learned, learnedCount);
    learnedCount = 0;
    for (int i = 0; i < givenCount; i++) {
      given[i] = moved(old, given[i], false);
    }
    for (int clause : oldLearned) {
      int to = moved(old, clause, true);
      memory[to + 1] = old[clause + 1];
    }
  }

  private int moved(int[] old, int clause, boolean isLearned) {
    int from = clause + HEADER;
    return add(Arrays.copyOfRange(old, from, from + old[clause]), old[clause], isLearned);
  }
}

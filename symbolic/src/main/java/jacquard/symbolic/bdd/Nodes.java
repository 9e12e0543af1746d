package jacquard.symbolic.bdd;

import java.util.Arrays;

/**
 * The nodes of diagrams: each is a variable with two smaller diagrams, and no two are the same. A
 * node keeps its number, and its meaning, when the order of variables changes.
 *
 * <p>Nodes of a variable are in a hash table of their own, so that neighbours in the order can be
 * swapped (Rudell, ICCAD 1993). Nodes are removed only when {@link #collect} is called, and between
 * {@link #beginSwaps} and {@link #endSwaps}.
 */
final class Nodes {
  static final int ZERO = 0;
  static final int ONE = 1;

  private static final int FIRST_CAPACITY = 1 << 12;
  private static final int FIRST_BUCKETS = 1 << 4;
  private static final int NONE = -1;
  private static final int FREE = -1;

  private final int variables;
  private final int[] levelOf;
  private final int[] variableAt;
  private final int[][] buckets;
  private final int[] countOf;

  private int[] variable = new int[FIRST_CAPACITY];
  private int[] low = new int[FIRST_CAPACITY];
  private int[] high = new int[FIRST_CAPACITY];

  /** The next in the same bucket, or the next that is free. */
  private int[] next = new int[FIRST_CAPACITY];

  /** How often each is kept; while neighbours are swapped, nodes keep their children, too. */
  private int[] kept = new int[FIRST_CAPACITY];

  private int used = 2;
  private int free = NONE;
  private int count;

  Nodes(int variables) {
    this.variables = variables;
    levelOf = new int[variables + 1];
    variableAt = new int[variables + 1];
    buckets = new int[variables][];
    countOf = new int[variables];
    for (int v = 0; v <= variables; v++) {
      levelOf[v] = v;
      variableAt[v] = v;
    }
    for (int v = 0; v < variables; v++) {
      buckets[v] = empty(FIRST_BUCKETS);
    }
    // constants are below all variables
    variable[ZERO] = variables;
    variable[ONE] = variables;
  }

  private static int[] empty(int length) {
    int[] table = new int[length];
    Arrays.fill(table, NONE);
    return table;
  }

  int variables() {
    return variables;
  }

  int variable(int node) {
    return variable[node];
  }

  int low(int node) {
    return low[node];
  }

  int high(int node) {
    return high[node];
  }

  /** How far from the root; that of a constant is greater than all others. */
  int level(int node) {
    return levelOf[variable[node]];
  }

  int levelOf(int v) {
    return levelOf[v];
  }

  int variableAt(int level) {
    return variableAt[level];
  }

  /** How many there are, garbage included, constants not. */
  int count() {
    return count;
  }

  int countOf(int v) {
    return countOf[v];
  }

  void keep(int node) {
    kept[node]++;
  }

  void release(int node) {
    kept[node]--;
  }

  /** The node of a variable with those below, which are of later levels. */
  int of(int v, int whereFalse, int whereTrue) {
    if (whereFalse == whereTrue) {
      return whereFalse;
    }
    int[] table = buckets[v];
    int bucket = hash(whereFalse, whereTrue) & (table.length - 1);
    for (int n = table[bucket]; n != NONE; n = next[n]) {
      if (low[n] == whereFalse && high[n] == whereTrue) {
        return n;
      }
    }
    int node = fresh();
    variable[node] = v;
    low[node] = whereFalse;
    high[node] = whereTrue;
    kept[node] = 0;
    next[node] = table[bucket];
    table[bucket] = node;
    count++;
    if (++countOf[v] > 2 * table.length) {
      spread(v);
    }
    return node;
  }

  private static int hash(int a, int b) {
    int h = a * 0x9E3779B1 + b * 0x85EBCA77;
    return h ^ h >>> 15;
  }

  private int fresh() {
    if (free != NONE) {
      int node = free;
      free = next[node];
      return node;
    }
    if (used == variable.length) {
      int capacity = Math.multiplyExact(used, 2);
      variable = Arrays.copyOf(variable, capacity);
      low = Arrays.copyOf(low, capacity);
      high = Arrays.copyOf(high, capacity);
      next = Arrays.copyOf(next, capacity);
      kept = Arrays.copyOf(kept, capacity);
    }
    return used++;
  }

  private void spread(int v) {
    int[] old = buckets[v];
    int[] table = empty(2 * old.length);
    for (int first : old) {
      for (int n = first; n != NONE; ) {
        int after = next[n];
        link(n, table);
        n = after;
      }
    }
    buckets[v] = table;
  }

  private void link(int node, int[] table) {
    int bucket = hash(low[node], high[node]) & (table.length - 1);
    next[node] = table[bucket];
    table[bucket] = node;
  }

  /** Removes all that is not below a node that is kept. */
  void collect() {
    boolean[] needed = new boolean[used];
    int[] stack = new int[variables + 2];
    for (int node = 2; node < used; node++) {
      if (variable[node] != FREE && kept[node] > 0) {
        stack = mark(node, needed, stack);
      }
    }
    Arrays.fill(countOf, 0);
    for (int node = 2; node < used; node++) {
      if (needed[node]) {
        countOf[variable[node]]++;
      }
    }
    for (int v = 0; v < variables; v++) {
      // a table that is much too large would be walked through at every swap
      buckets[v] = empty(Math.max(FIRST_BUCKETS, Integer.highestOneBit(countOf[v] + 1)));
    }
    count = 0;
    free = NONE;
    for (int node = used - 1; node >= 2; node--) {
      if (needed[node]) {
        link(node, buckets[variable[node]]);
        count++;
      } else {
        variable[node] = FREE;
        kept[node] = 0;
        next[node] = free;
        free = node;
      }
    }
  }

  private int[] mark(int root, boolean[] needed, int[] first) {
    int[] stack = first;
    int size = 0;
    stack[size++] = root;
    while (size > 0) {
      int node = stack[--size];
      if (node < 2 || needed[node]) {
        continue;
      }
      needed[node] = true;
      if (size + 2 > stack.length) {
        stack = Arrays.copyOf(stack, 2 * stack.length);
      }
      stack[size++] = low[node];
      stack[size++] = high[node];
    }
    return stack;
  }

  /** There is no garbage from now on: each node keeps its children. */
  void beginSwaps() {
    collect();
    keepChildren(1);
  }

  void endSwaps() {
    keepChildren(-1);
  }

  private void keepChildren(int times) {
    for (int node = 2; node < used; node++) {
      if (variable[node] != FREE) {
        kept[low[node]] += times;
        kept[high[node]] += times;
      }
    }
  }

  /** Swaps the variable at a level with that below. */
  void swap(int level) {
    int upper = variableAt[level];
    int lower = variableAt[level + 1];
    int[] old = buckets[upper];
    int[] moved = new int[8];
    int size = 0;
    for (int bucket = 0; bucket < old.length; bucket++) {
      int last = NONE;
      for (int n = old[bucket]; n != NONE; ) {
        int after = next[n];
        if (variable[low[n]] == lower || variable[high[n]] == lower) {
          if (last == NONE) {
            old[bucket] = after;
          } else {
            next[last] = after;
          }
          if (size == moved.length) {
            moved = Arrays.copyOf(moved, 2 * size);
          }
          moved[size++] = n;
        } else {
          last = n;
        }
        n = after;
      }
    }
    countOf[upper] -= size;
    variableAt[level] = lower;
    variableAt[level + 1] = upper;
    levelOf[lower] = level;
    levelOf[upper] = level + 1;
    for (int i = 0; i < size; i++) {
      turn(moved[i], upper, lower);
    }
  }

  /** Makes a node of the upper variable, which is in no table now, one of the lower. */
  private void turn(int node, int upper, int lower) {
    int whereFalse = low[node];
    int whereTrue = high[node];
    boolean splitsFalse = variable[whereFalse] == lower;
    boolean splitsTrue = variable[whereTrue] == lower;
    int nowFalse =
        child(
            upper,
            splitsFalse ? low[whereFalse] : whereFalse,
            splitsTrue ? low[whereTrue] : whereTrue);
    kept[nowFalse]++;
    int nowTrue =
        child(
            upper,
            splitsFalse ? high[whereFalse] : whereFalse,
            splitsTrue ? high[whereTrue] : whereTrue);
    kept[nowTrue]++;
    variable[node] = lower;
    low[node] = nowFalse;
    high[node] = nowTrue;
    link(node, buckets[lower]);
    if (++countOf[lower] > 2 * buckets[lower].length) {
      spread(lower);
    }
    drop(whereFalse);
    drop(whereTrue);
  }

  private int child(int v, int whereFalse, int whereTrue) {
    int before = count;
    int node = of(v, whereFalse, whereTrue);
    if (count > before) {
      kept[whereFalse]++;
      kept[whereTrue]++;
    }
    return node;
  }

  private void drop(int node) {
    if (--kept[node] > 0 || node < 2) {
      return;
    }
    int[] table = buckets[variable[node]];
    int bucket = hash(low[node], high[node]) & (table.length - 1);
    if (table[bucket] == node) {
      table[bucket] = next[node];
    } else {
      int n = table[bucket];
      while (next[n] != node) {
        n = next[n];
      }
      next[n] = next[node];
    }
    countOf[variable[node]]--;
    count--;
    variable[node] = FREE;
    next[node] = free;
    free = node;
    drop(low[node]);
    drop(high[node]);
  }
}

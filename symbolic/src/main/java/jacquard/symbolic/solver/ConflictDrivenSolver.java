package jacquard.symbolic.solver;

import java.util.Arrays;

/**
 * Conflict-driven clause learning after MiniSat (Eén and Sörensson, SAT 2003), for very many small
 * queries: nothing is done at the start of a query that grows with the formula, and decisions can
 * be restricted to the variables that matter (as in Su et al., "GipSAT", CAV 2024).
 */
final class ConflictDrivenSolver implements SatSolver {
  private static final int NONE = -1;
  private static final int CONFLICT = -2;
  private static final int FIRST_RESTART = 100;

  private final Clauses clauses = new Clauses();
  private final VariableOrder order = new VariableOrder();

  /** By literal: 1 true, -1 false, 0 open. A literal is twice its variable, plus one if negated. */
  private byte[] value = new byte[128];

  private int[] level = new int[64];
  private int[] reason = new int[64];
  private byte[] phase = new byte[64];
  private byte[] seen = new byte[64];
  private boolean[] failed = new boolean[128];

  private int[] trail = new int[64];
  private int trailEnd;
  private int propagated;
  private int[] levelStart = new int[64];
  private int levels;

  private int variables;
  private long added;
  private int[] given = new int[256];
  private int givenCount;
  private boolean contradiction;

  /** The variables that may be decided in the next query; all if negative. */
  private int[] domain = new int[64];

  private int domainSize = NONE;
  private int[] inDomain = new int[64];
  private int query;
  private boolean everywhere = true;

  /** Assumed while a temporary clause holds; each use ends with the query. */
  private int temporary = NONE;

  /** The temporary clause that is taken out as soon as nobody asks for the model any more. */
  private int pending = NONE;

  /** How many learned clauses are older than it. */
  private int temporaryFrom;

  private int[] assumed = new int[64];
  private int assumedCount;
  private int[] work = new int[64];
  private int[] learnt = new int[64];
  private int learntSize;
  private int conflictLimit = Integer.MAX_VALUE;
  private int maxLearned = 4000;
  private SatResult last = SatResult.UNKNOWN;
  private volatile boolean cancelled;

  @Override
  public int newVariable() {
    int v = ++variables;
    if (v >= level.length) {
      int length = 2 * v;
      value = Arrays.copyOf(value, 2 * length);
      failed = Arrays.copyOf(failed, 2 * length);
      level = Arrays.copyOf(level, length);
      reason = Arrays.copyOf(reason, length);
      phase = Arrays.copyOf(phase, length);
      seen = Arrays.copyOf(seen, length);
      trail = Arrays.copyOf(trail, length);
      levelStart = Arrays.copyOf(levelStart, length);
      inDomain = Arrays.copyOf(inDomain, length);
    }
    clauses.ensureLiterals(2 * v + 2);
    order.ensure(v);
    phase[v] = -1;
    if (everywhere) {
      order.insert(v);
    }
    return v;
  }

  private static int inner(int literal) {
    return literal > 0 ? 2 * literal : 1 - 2 * literal;
  }

  @Override
  public void addClause(int[] literals, int length) {
    last = SatResult.UNKNOWN;
    added++;
    if (contradiction) {
      return;
    }
    backTo(0);
    int n = normalised(literals, length);
    if (n < 0) {
      return;
    }
    if (n == 0) {
      contradiction = true;
    } else if (n == 1) {
      assign(work[0], NONE);
      contradiction = propagate() != NONE;
    } else {
      if (givenCount == given.length) {
        given = Arrays.copyOf(given, 2 * givenCount);
      }
      given[givenCount++] = clauses.add(work, n, false);
    }
  }

  /** Without what is known; -1 where that makes it true. */
  private int normalised(int[] literals, int length) {
    if (work.length < length + 1) {
      work = new int[2 * length + 1];
    }
    int n = 0;
    for (int i = 0; i < length; i++) {
      int literal = inner(literals[i]);
      if (value[literal] > 0) {
        return NONE;
      }
      boolean known = value[literal] < 0;
      for (int k = 0; k < n && !known; k++) {
        if (work[k] == (literal ^ 1)) {
          return NONE;
        }
        known = work[k] == literal;
      }
      if (!known) {
        work[n++] = literal;
      }
    }
    return n;
  }

  @Override
  public void restrict(int[] only, int count) {
    if (domain.length < count) {
      domain = new int[2 * count];
    }
    System.arraycopy(only, 0, domain, 0, count);
    domainSize = count;
  }

  @Override
  public SatResult solve(int[] assumptions, int count) {
    backTo(0);
    return solved(assumptions, count);
  }

  @Override
  public SatResult solveWith(int[] clause, int length, int[] assumptions, int count) {
    backTo(0);
    if (temporary == NONE) {
      temporary = 2 * newVariable();
    }
    int n = contradiction ? NONE : normalised(clause, length);
    if (n < 0) {
      return solved(assumptions, count);
    }
    work[n++] = temporary ^ 1;
    temporaryFrom = clauses.learnedCount();
    int held = NONE;
    if (n > 1) {
      held = clauses.add(work, n, false);
    }
    int[] all = new int[count + 1];
    all[0] = temporary >> 1;
    System.arraycopy(assumptions, 0, all, 1, count);
    SatResult result;
    if (n == 1) {
      // nothing but the assumption is left of the clause, and it contradicts that
      Arrays.fill(failed, false);
      domainSize = NONE;
      result = SatResult.UNSATISFIABLE;
      last = result;
    } else {
      result = solved(all, count + 1);
    }
    pending = held;
    return result;
  }

  private SatResult solved(int[] assumptions, int count) {
    Arrays.fill(failed, 0, 2 * variables + 2, false);
    if (assumed.length < count) {
      assumed = new int[2 * count];
    }
    for (int i = 0; i < count; i++) {
      assumed[i] = inner(assumptions[i]);
    }
    assumedCount = count;
    if (levelStart.length < variables + count + 2) {
      levelStart = new int[2 * (variables + count)];
    }
    prepareDecisions();
    last = contradiction ? SatResult.UNSATISFIABLE : search();
    conflictLimit = Integer.MAX_VALUE;
    domainSize = NONE;
    return last;
  }

  private void prepareDecisions() {
    query++;
    if (domainSize >= 0) {
      everywhere = false;
      order.clear();
      for (int i = 0; i < domainSize; i++) {
        int v = domain[i];
        inDomain[v] = query;
        if (value[2 * v] == 0) {
          order.insert(v);
        }
      }
    } else if (!everywhere) {
      everywhere = true;
      for (int v = 1; v <= variables; v++) {
        order.insert(v);
      }
    }
  }

  private SatResult search() {
    int conflicts = 0;
    int restarts = 0;
    int budget = FIRST_RESTART;
    while (true) {
      int conflict = propagate();
      if (conflict != NONE) {
        conflicts++;
        if (levels == 0) {
          contradiction = true;
          return SatResult.UNSATISFIABLE;
        }
        if (!learn(conflict)) {
          return SatResult.UNSATISFIABLE;
        }
        budget--;
        continue;
      }
      if (conflicts >= conflictLimit || cancelled) {
        backTo(0);
        return SatResult.UNKNOWN;
      }
      if (budget <= 0) {
        restarts++;
        budget = FIRST_RESTART * luby(restarts);
        backTo(0);
        reduce();
        continue;
      }
      int next = decision();
      if (next == CONFLICT) {
        return SatResult.UNSATISFIABLE;
      }
      if (next == NONE) {
        return SatResult.SATISFIABLE;
      }
      levelStart[levels++] = trailEnd;
      assign(next, NONE);
    }
  }

  /** The next literal to decide, assumptions first. */
  private int decision() {
    while (levels < assumedCount) {
      int literal = assumed[levels];
      if (value[literal] < 0) {
        explain(literal);
        return CONFLICT;
      }
      if (value[literal] == 0) {
        return literal;
      }
      levelStart[levels++] = trailEnd; // it holds already
    }
    while (!order.isEmpty()) {
      int v = order.remove();
      if (value[2 * v] == 0) {
        return 2 * v + (phase[v] > 0 ? 0 : 1);
      }
    }
    return NONE;
  }

  private void assign(int literal, int why) {
    int v = literal >> 1;
    value[literal] = 1;
    value[literal ^ 1] = -1;
    level[v] = levels;
    reason[v] = why;
    trail[trailEnd++] = literal;
  }

  /** The clause that became false, or NONE. */
  private int propagate() {
    byte[] values = value;
    while (propagated < trailEnd) {
      int p = trail[propagated++];
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
        propagated = trailEnd;
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

  /** Learns from a conflict and goes back; false where the assumptions cannot hold together. */
  private boolean learn(int conflict) {
    analyse(conflict);
    int back = 0;
    if (learntSize > 1) {
      int deepest = 1;
      for (int i = 2; i < learntSize; i++) {
        if (level[learnt[i] >> 1] > level[learnt[deepest] >> 1]) {
          deepest = i;
        }
      }
      int literal = learnt[deepest];
      learnt[deepest] = learnt[1];
      learnt[1] = literal;
      back = level[literal >> 1];
    }
    backTo(back);
    if (learntSize == 1) {
      if (learnt[0] == (temporary ^ 1)) {
        // true only as long as the temporary clause is there
        failed[temporary] = true;
        return false;
      }
      assign(learnt[0], NONE);
    } else {
      int clause = clauses.add(learnt, learntSize, true);
      assign(learnt[0], clause);
    }
    order.decay();
    return true;
  }

  private void analyse(int conflict) {
    learntSize = 1;
    int open = 0;
    int at = trailEnd - 1;
    int clause = conflict;
    int pivot = NONE;
    do {
      clauses.bump(clause);
      int[] memory = clauses.memory;
      int to = clause + Clauses.HEADER + memory[clause];
      for (int i = clause + Clauses.HEADER; i < to; i++) {
        int literal = memory[i];
        int v = literal >> 1;
        if (literal != pivot && seen[v] == 0 && level[v] > 0) {
          seen[v] = 1;
          order.bump(v);
          if (level[v] == levels) {
            open++;
          } else {
            push(literal);
          }
        }
      }
      while (seen[trail[at] >> 1] == 0) {
        at--;
      }
      pivot = trail[at--];
      clause = reason[pivot >> 1];
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
    int clause = reason[literal >> 1];
    if (clause == NONE) {
      return false;
    }
    int[] memory = clauses.memory;
    int to = clause + Clauses.HEADER + memory[clause];
    for (int i = clause + Clauses.HEADER; i < to; i++) {
      int v = memory[i] >> 1;
      if (memory[i] != (literal ^ 1) && seen[v] == 0 && level[v] > 0) {
        return false;
      }
    }
    return true;
  }

  /** Marks the assumptions because of which this one is false. */
  private void explain(int assumption) {
    failed[assumption] = true;
    int v = assumption >> 1;
    if (level[v] == 0) {
      return;
    }
    seen[v] = 1;
    for (int at = trailEnd - 1; at >= levelStart[0]; at--) {
      int literal = trail[at];
      if (seen[literal >> 1] == 0) {
        continue;
      }
      seen[literal >> 1] = 0;
      int clause = reason[literal >> 1];
      if (clause == NONE) {
        failed[literal] = true;
        continue;
      }
      int[] memory = clauses.memory;
      int to = clause + Clauses.HEADER + memory[clause];
      for (int i = clause + Clauses.HEADER; i < to; i++) {
        int w = memory[i] >> 1;
        if (memory[i] != literal && level[w] > 0) {
          seen[w] = 1;
        }
      }
    }
  }

  private void backTo(int target) {
    if (levels > target) {
      int start = levelStart[target];
      for (int i = trailEnd - 1; i >= start; i--) {
        int literal = trail[i];
        int v = literal >> 1;
        value[literal] = 0;
        value[literal ^ 1] = 0;
        phase[v] = (byte) ((literal & 1) == 0 ? 1 : -1);
        if (everywhere || inDomain[v] == query) {
          order.insert(v);
        }
      }
      trailEnd = start;
      propagated = start;
      levels = target;
    }
    if (target == 0) {
      takeOut();
    }
  }

  /** Ends the temporary clause and whatever was learned from it. */
  private void takeOut() {
    if (pending != NONE) {
      int clause = pending;
      pending = NONE;
      clauses.forgetLearnedSince(temporaryFrom, temporary ^ 1);
      clauses.remove(clause);
      if (value[temporary] != 0) {
        temporary = NONE; // what was learned from the clause has decided it for good
      }
      if (clauses.isWasteful()) {
        compact();
      }
    }
  }

  private void compact() {
    // at level 0 nobody asks for reasons
    for (int i = 0; i < trailEnd; i++) {
      reason[trail[i] >> 1] = NONE;
    }
    clauses.compact(given, givenCount);
  }

  private void reduce() {
    if (clauses.learnedCount() > maxLearned) {
      for (int i = 0; i < trailEnd; i++) {
        reason[trail[i] >> 1] = NONE;
      }
      clauses.forgetHalf();
      temporaryFrom = 0; // they have other numbers now
      maxLearned += maxLearned / 10;
    }
  }

  private static int luby(int i) {
    int size = 1;
    int sequence = 0;
    while (size < i + 1) {
      sequence++;
      size = 2 * size + 1;
    }
    int at = i;
    while (size - 1 != at) {
      size = (size - 1) >> 1;
      sequence--;
      at %= size;
    }
    return 1 << sequence;
  }

  @Override
  public boolean value(int literal) {
    require(SatResult.SATISFIABLE);
    return literal > 0 == value[2 * Math.abs(literal)] > 0;
  }

  @Override
  public boolean failed(int assumption) {
    require(SatResult.UNSATISFIABLE);
    return failed[inner(assumption)];
  }

  private void require(SatResult result) {
    if (last != result) {
      throw new IllegalStateException("the last answer is " + last);
    }
  }

  @Override
  public void limitConflicts(int limit) {
    conflictLimit = limit;
  }

  @Override
  public void cancel() {
    cancelled = true;
  }

  @Override
  public int variables() {
    return variables;
  }

  @Override
  public long clauses() {
    return added;
  }

  @Override
  public void close() {
    // nothing outside of the heap
  }
}

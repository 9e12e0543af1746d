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

  private final Trail trail = new Trail(clauses);
  private final ConflictAnalysis analysis = new ConflictAnalysis(clauses, order, trail);

  private byte[] phase = new byte[64];
  private boolean[] failed = new boolean[128];

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
  private int conflictLimit = Integer.MAX_VALUE;
  private int maxLearned = 4000;
  private SatResult last = SatResult.UNKNOWN;
  private volatile boolean cancelled;

  @Override
  public int newVariable() {
    int v = ++variables;
    if (v >= phase.length) {
      int length = 2 * v;
      failed = Arrays.copyOf(failed, 2 * length);
      phase = Arrays.copyOf(phase, length);
      inDomain = Arrays.copyOf(inDomain, length);
    }
    trail.ensure(v);
    analysis.ensure(v);
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
      trail.assign(work[0], NONE);
      contradiction = trail.propagate() != NONE;
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
      if (trail.value[literal] > 0) {
        return NONE;
      }
      boolean known = trail.value[literal] < 0;
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
    trail.ensureLevels(variables + count + 2);
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
        if (trail.value[2 * v] == 0) {
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
      int conflict = trail.propagate();
      if (conflict != NONE) {
        conflicts++;
        if (trail.levels == 0) {
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
      trail.newLevel();
      trail.assign(next, NONE);
    }
  }

  /** The next literal to decide, assumptions first. */
  private int decision() {
    while (trail.levels < assumedCount) {
      int literal = assumed[trail.levels];
      if (trail.value[literal] < 0) {
        analysis.explain(literal, failed);
        return CONFLICT;
      }
      if (trail.value[literal] == 0) {
        return literal;
      }
      trail.newLevel(); // it holds already
    }
    while (!order.isEmpty()) {
      int v = order.remove();
      if (trail.value[2 * v] == 0) {
        return 2 * v + (phase[v] > 0 ? 0 : 1);
      }
    }
    return NONE;
  }

  /** Learns from a conflict and goes back; false where the assumptions cannot hold together. */
  private boolean learn(int conflict) {
    analysis.analyse(conflict);
    int[] learnt = analysis.learnt;
    int learntSize = analysis.learntSize;
    int back = 0;
    if (learntSize > 1) {
      int deepest = 1;
      for (int i = 2; i < learntSize; i++) {
        if (trail.level[learnt[i] >> 1] > trail.level[learnt[deepest] >> 1]) {
          deepest = i;
        }
      }
      int literal = learnt[deepest];
      learnt[deepest] = learnt[1];
      learnt[1] = literal;
      back = trail.level[literal >> 1];
    }
    backTo(back);
    if (learntSize == 1) {
      if (learnt[0] == (temporary ^ 1)) {
        // true only as long as the temporary clause is there
        failed[temporary] = true;
        return false;
      }
      trail.assign(learnt[0], NONE);
    } else {
      int clause = clauses.add(learnt, learntSize, true);
      trail.assign(learnt[0], clause);
    }
    order.decay();
    return true;
  }

  private void backTo(int target) {
    if (trail.levels > target) {
      int start = trail.levelStart[target];
      for (int i = trail.end - 1; i >= start; i--) {
        int literal = trail.literals[i];
        int v = literal >> 1;
        trail.value[literal] = 0;
        trail.value[literal ^ 1] = 0;
        phase[v] = (byte) ((literal & 1) == 0 ? 1 : -1);
        if (everywhere || inDomain[v] == query) {
          order.insert(v);
        }
      }
      trail.cut(target);
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
      if (trail.value[temporary] != 0) {
        temporary = NONE; // what was learned from the clause has decided it for good
      }
      if (clauses.isWasteful()) {
        compact();
      }
    }
  }

  private void compact() {
    trail.forgetReasons();
    clauses.compact(given, givenCount);
  }

  private void reduce() {
    if (clauses.learnedCount() > maxLearned) {
      trail.forgetReasons();
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
    return literal > 0 == trail.value[2 * Math.abs(literal)] > 0;
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

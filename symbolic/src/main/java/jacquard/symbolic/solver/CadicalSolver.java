package jacquard.symbolic.solver;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** CaDiCaL in this process (Biere et al., CAV 2024), through the foreign-function interface. */
final class CadicalSolver implements SatSolver {
  /** More than the object has in any version; the constructor is given memory, not a size. */
  private static final long OBJECT_BYTES = 4096;

  private static final int SATISFIABLE = 10;
  private static final int UNSATISFIABLE = 20;

  private final CadicalCalls calls;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment object = arena.allocate(OBJECT_BYTES, 16);
  private final MemorySegment conflicts = arena.allocateFrom("conflicts");
  private int variables;
  private long clauses;
  private SatResult last = SatResult.UNKNOWN;

  /** Guarded by this: CaDiCaL may be told to stop only while it solves. */
  private boolean solving;

  private boolean cancelled;
  private boolean closed;

  CadicalSolver() {
    this(((CadicalLibrary.Loaded) CadicalLibrary.loading()).calls());
  }

  CadicalSolver(CadicalCalls calls) {
    this.calls = calls;
    try {
      calls.construct().invokeExact(object);
    } catch (Throwable e) {
      throw unexpected(e);
    }
    set("quiet", 1);
    // each looks at all clauses in every call, and calls are many and small here
    set("lucky", 0);
    set("walk", 0);
  }

  private void set(String option, int value) {
    try (Arena names = Arena.ofConfined()) {
      boolean _ = (boolean) calls.set().invokeExact(object, names.allocateFrom(option), value);
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  @Override
  public int newVariable() {
    return ++variables;
  }

  @Override
  public void addClause(int[] literals, int length) {
    last = SatResult.UNKNOWN;
    clauses++;
    try {
      calls.clause().invokeExact(object, MemorySegment.ofArray(literals), (long) length);
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  @Override
  public SatResult solve(int[] assumptions, int count) {
    try {
      for (int i = 0; i < count; i++) {
        calls.assume().invokeExact(object, assumptions[i]);
      }
    } catch (Throwable e) {
      throw unexpected(e);
    }
    return solved();
  }

  @Override
  public SatResult solveWith(int[] clause, int length, int[] assumptions, int count) {
    try {
      for (int i = 0; i < length; i++) {
        calls.constrain().invokeExact(object, clause[i]);
      }
      calls.constrain().invokeExact(object, 0);
    } catch (Throwable e) {
      throw unexpected(e);
    }
    return solve(assumptions, count);
  }

  private SatResult solved() {
    int code = 0;
    if (begin()) {
      try {
        code = (int) calls.solve().invokeExact(object);
      } catch (Throwable e) {
        throw unexpected(e);
      } finally {
        end();
      }
    }
    last =
        switch (code) {
          case SATISFIABLE -> SatResult.SATISFIABLE;
          case UNSATISFIABLE -> SatResult.UNSATISFIABLE;
          default -> SatResult.UNKNOWN;
        };
    return last;
  }

  private synchronized boolean begin() {
    solving = !cancelled;
    return solving;
  }

  private synchronized void end() {
    solving = false;
  }

  @Override
  public boolean value(int literal) {
    require(SatResult.SATISFIABLE);
    try {
      return (int) calls.val().invokeExact(object, literal) == literal;
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  @Override
  public boolean failed(int assumption) {
    require(SatResult.UNSATISFIABLE);
    try {
      return (boolean) calls.failed().invokeExact(object, assumption);
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  /** CaDiCaL ends the process where it is asked for what it does not have. */
  private void require(SatResult result) {
    if (last != result) {
      throw new IllegalStateException("the last answer is " + last);
    }
  }

  @Override
  public void limitConflicts(int limit) {
    try {
      boolean _ = (boolean) calls.limit().invokeExact(object, conflicts, limit);
    } catch (Throwable e) {
      throw unexpected(e);
    }
  }

  @Override
  public synchronized void cancel() {
    cancelled = true;
    if (solving && !closed) {
      try {
        calls.terminate().invokeExact(object);
      } catch (Throwable e) {
        throw unexpected(e);
      }
    }
  }

  @Override
  public int variables() {
    return variables;
  }

  @Override
  public long clauses() {
    return clauses;
  }

  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    try {
      calls.destroy().invokeExact(object);
    } catch (Throwable e) {
      throw unexpected(e);
    }
    arena.close();
  }

  /** A handle declares that it throws anything; a call of this library throws nothing. */
  private static AssertionError unexpected(Throwable e) {
    return new AssertionError("a call into CaDiCaL failed", e);
  }
}

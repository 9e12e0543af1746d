package jacquard.bench.subjects;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.bench.subjects.UnitTest.Ending;
import jacquard.bench.subjects.UnitTest.Expected;
import jacquard.script.Expression;
import jacquard.script.Program;
import jacquard.script.ProgramBuilder;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;

/**
 * Matrix: a library of futures that multiplies two matrices, a future for each row of the product.
 * The test posts the futures, closes the pool and asks for one result after the other: a future
 * that nobody has begun it runs itself, for one that is being run it waits and yields. A worker
 * leaves when the pool is closed.
 *
 * <p>Simplified: the matrices have a single column to compute, so that a future has one result.
 */
final class MatrixMultiply {
  private static final int NEW = 0;
  private static final int RUNNING = 1;
  private static final int AWAITED = 2;
  private static final int DONE = 3;

  private static final Expression.Local I = local("i");
  private static final Expression.Local WON = local("won");
  private static final Expression.Local STATE = local("state");
  private static final Expression.Local RESULT = local("result");
  private static final Expression.Local CLOSED = local("closed");

  private final Version version;
  private final int rows;
  private final String states;
  private final String results;
  private final Ref posted;
  private final Ref closed;

  /** The correct library, and bugs with the effects that Table 8.2 lists. */
  enum Version {
    CORRECT(Expected.HOLDS),
    /** A future is done before its result is there. */
    DONE_TOO_EARLY(Expected.ASSERTION),
    /** Who waits says so in the state, and may overwrite that the future is done. */
    DONE_OVERWRITTEN(Expected.LIVELOCK),
    /** A worker leaves a closed pool with a future in its hands. */
    LEAVES_WITH_FUTURE(Expected.LIVELOCK);

    private final Expected expected;

    Version(Expected expected) {
      this.expected = expected;
    }
  }

  private MatrixMultiply(Version version, int rows, ProgramBuilder p) {
    this.version = version;
    this.rows = rows;
    this.states = p.variables("state", rows);
    this.results = p.variables("result", rows);
    this.posted = p.semaphore("posted", 0);
    this.closed = p.variable("closed", 0);
  }

  static UnitTest of(Version version, int rows) {
    Program program =
        Program.of(
            UnitTest.nameOf("Matrix", rows, version, version.expected),
            p -> {
              MatrixMultiply matrix = new MatrixMultiply(version, rows, p);
              p.thread("test", matrix::multiply);
              p.thread("worker", matrix::work);
            });
    return new UnitTest("Matrix", program, Ending.IF_FAIR, version.expected);
  }

  private void multiply(ThreadBuilder t) {
    for (int row = 0; row < rows; row++) {
      t.give(posted, 1);
    }
    t.write(closed, 1).give(posted, 1); // one more, so that the worker finds the end
    for (int row = 0; row < rows; row++) {
      t.assign(I, row);
      resultOf(t).require(RESULT.is(product(Expression.of(row))), "row " + row + " is right");
    }
  }

  /** Waits for future I, or runs it. */
  private ThreadBuilder resultOf(ThreadBuilder t) {
    Ref state = at(states, I);
    return t.compareAndSet(WON, state, Expression.of(NEW), Expression.of(RUNNING))
        .when(WON.isNot(0), this::run, b -> await(b, state))
        .read(RESULT, at(results, I));
  }

  private void await(ThreadBuilder t, Ref state) {
    switch (version) {
      case CORRECT, DONE_TOO_EARLY, LEAVES_WITH_FUTURE ->
          t.compareAndSet(WON, state, Expression.of(RUNNING), Expression.of(AWAITED));
      case DONE_OVERWRITTEN ->
          t.read(STATE, state).when(STATE.is(RUNNING), b -> b.write(state, AWAITED));
    }
    t.read(STATE, state).loop(STATE.isNot(DONE), b -> b.giveWay().read(STATE, state));
  }

  private void work(ThreadBuilder t) {
    t.take(posted, 1)
        .loop(
            I.lessThan(rows),
            b -> {
              switch (version) {
                case CORRECT, DONE_TOO_EARLY, DONE_OVERWRITTEN -> claim(leaveIfClosed(b));
                case LEAVES_WITH_FUTURE -> claim(b);
              }
              b.when(
                      WON.isNot(0),
                      c -> run(version == Version.LEAVES_WITH_FUTURE ? leaveIfClosed(c) : c))
                  .assign(I, I.plus(1))
                  .take(posted, 1);
            });
  }

  private ThreadBuilder leaveIfClosed(ThreadBuilder t) {
    return t.read(CLOSED, closed).when(CLOSED.isNot(0), ThreadBuilder::exit);
  }

  private ThreadBuilder claim(ThreadBuilder t) {
    return t.compareAndSet(WON, at(states, I), Expression.of(NEW), Expression.of(RUNNING));
  }

  private void run(ThreadBuilder t) {
    Ref result = at(results, I);
    Ref state = at(states, I);
    switch (version) {
      case CORRECT, DONE_OVERWRITTEN, LEAVES_WITH_FUTURE ->
          t.write(result, product(I)).write(state, DONE);
      case DONE_TOO_EARLY -> t.write(state, DONE).write(result, product(I));
    }
  }

  /** Row i of the left matrix is (i+1, 2), the column on the right is (3, 5). */
  private static Expression product(Expression row) {
    return row.plus(1).times(3).plus(2 * 5);
  }
}

package jacquard.bench.subjects;

import static jacquard.script.ThreadBuilder.local;

import jacquard.bench.subjects.UnitTest.Ending;
import jacquard.bench.subjects.UnitTest.Expected;
import jacquard.script.Expression;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;

/**
 * NQueens: a library of futures that counts the ways to place {@code n} queens. There is a task for
 * each place of the first queen; half of them will do, by symmetry, so {@code n} is even. Two
 * workers take tasks from a queue, add what they find to the total and count the task as done; the
 * test polls, and yields, until nothing is left.
 *
 * <p>Simplified: tasks start no further tasks.
 */
final class NQueens {
  private static final int WORKERS = 2;
  private static final Expression.Local TASK = local("task");
  private static final Expression.Local FOUND = local("found");
  private static final Expression.Local LEFT = local("left");
  private static final Expression.Local TOTAL = local("total");

  private final Version version;
  private final int n;
  private final Ref next;
  private final Ref total;
  private final Ref remaining;

  /** The correct library, and bugs with the effects that Table 8.2 lists. */
  enum Version {
    CORRECT(Expected.HOLDS),
    /** A task counts as done before its result has been added. */
    DONE_TOO_EARLY(Expected.ASSERTION),
    /** Two workers that go to the queue at the same time get the same task. */
    TAKEN_TWICE(Expected.ASSERTION),
    /** Two tasks that are done at the same time count as one, and the test polls for ever. */
    COUNTED_ONCE(Expected.LIVELOCK);

    private final Expected expected;

    Version(Expected expected) {
      this.expected = expected;
    }
  }

  private NQueens(Version version, int n, Ref next, Ref total, Ref remaining) {
    this.version = version;
    this.n = n;
    this.next = next;
    this.total = total;
    this.remaining = remaining;
  }

  static UnitTest of(Version version, int n) {
    if (n < 2 || n % 2 != 0) {
      throw new IllegalArgumentException("an even number of queens, not " + n);
    }
    Program program =
        Program.of(
            UnitTest.nameOf("NQueens", n, version, version.expected),
            p -> {
              NQueens queens =
                  new NQueens(
                      version,
                      n,
                      p.variable("next", 0),
                      p.variable("total", 0),
                      p.variable("remaining", n / 2));
              p.thread("test", queens::waitForAll);
              for (int i = 1; i <= WORKERS; i++) {
                p.thread("worker" + i, queens::work);
              }
            });
    return new UnitTest("NQueens", program, Ending.IF_FAIR, version.expected);
  }

  private void waitForAll(ThreadBuilder t) {
    Expression some = Expression.of(0).lessThan(LEFT);
    t.read(LEFT, remaining)
        .loop(some, b -> b.giveWay().read(LEFT, remaining))
        .read(TOTAL, total)
        .require(TOTAL.times(2).is(solutions(n)), "all solutions are found, each once");
  }

  private void work(ThreadBuilder t) {
    take(t).loop(TASK.lessThan(n / 2), b -> take(solve(b)));
  }

  private ThreadBuilder take(ThreadBuilder t) {
    return version == Version.TAKEN_TWICE
        ? t.read(TASK, next).write(next, TASK.plus(1))
        : t.fetchAndAdd(TASK, next, 1);
  }

  private ThreadBuilder solve(ThreadBuilder t) {
    t.assign(queen(0), TASK).assign(FOUND, 0);
    place(t, 1);
    return switch (version) {
      case CORRECT, TAKEN_TWICE -> add(t).fetchAndAdd(LEFT, remaining, -1);
      case DONE_TOO_EARLY -> add(t.fetchAndAdd(LEFT, remaining, -1));
      case COUNTED_ONCE -> add(t).read(LEFT, remaining).write(remaining, LEFT.minus(1));
    };
  }

  /** Adds what was found; the script language adds only constants atomically, so in a loop. */
  private ThreadBuilder add(ThreadBuilder t) {
    Expression.Local added = local("added");
    return t.assign(added, 0)
        .loop(
            added.is(0),
            b -> b.read(TOTAL, total).compareAndSet(added, total, TOTAL, TOTAL.plus(FOUND)));
  }

  private static Expression.Local queen(int row) {
    return local("q" + row);
  }

  /** Counts the ways to place the queens from this row on. */
  private void place(ThreadBuilder t, int row) {
    if (row == n) {
      t.assign(FOUND, FOUND.plus(1));
      return;
    }
    Expression.Local q = queen(row);
    t.assign(q, 0)
        .loop(q.lessThan(n), b -> b.when(isSafe(row), c -> place(c, row + 1)).assign(q, q.plus(1)));
  }

  private static Expression isSafe(int row) {
    Expression.Local q = queen(row);
    Expression safe = Expression.of(1);
    for (int r = 0; r < row; r++) {
      int distance = row - r;
      safe =
          safe.and(q.isNot(queen(r)))
              .and(q.isNot(queen(r).plus(distance)))
              .and(q.isNot(queen(r).minus(distance)));
    }
    return safe;
  }

  /** The number of solutions, by another way: OEIS A000170. */
  private static long solutions(int n) {
    return switch (n) {
      case 2 -> 0;
      case 4 -> 2;
      case 6 -> 4;
      case 8 -> 92;
      default -> throw new IllegalArgumentException("2, 4, 6 or 8 queens, not " + n);
    };
  }
}

package jacquard.litmus;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.ThreadBuilder;
import java.util.List;

/**
 * The two benchmarks of Flanagan, Godefroid: Dynamic partial-order reduction for model checking
 * software, POPL 2005.
 */
final class Popl2005 {
  private static final Expression.Local M = local("m");
  private static final Expression.Local W = local("w");
  private static final Expression.Local H = local("h");
  private static final Expression.Local DONE = local("done");
  private static final Expression.Local B = local("b");
  private static final Expression.Local R = local("r");
  private static final Expression.Local SEARCHING = local("searching");

  private static final int SIZE = 128;
  private static final int MAX = 4;
  private static final int NUMBLOCKS = 26;
  private static final int NUMINODE = 32;

  private Popl2005() {}

  static List<Shape> shapes() {
    return List.of(indexer(), filesystem());
  }

  /** Figure 1; tid is 1 to n. */
  private static Shape indexer() {
    return Shape.sized(
        "indexer",
        Parameter.n(1, 22, 12),
        "n threads insert four messages each into a hash table",
        (p, n) -> {
          String table = p.variables("table", SIZE);
          for (int tid = 1; tid <= n; tid++) {
            int id = tid;
            p.thread("T" + tid, t -> t.loop(Expression.of(1), b -> insert(b, table, id)));
          }
        },
        n ->
            Expectation.holds(
                    Count.power(8, Math.max(0, n - 11)),
                    "every insertion finds a place; from n = 12 on threads i and i+11 have three"
                        + " messages in common: 8^(n-11) traces")
                .withinPreemptions(n < 12 ? List.of(1L) : List.of()));
  }

  private static void insert(ThreadBuilder t, String table, int tid) {
    t.when(
            M.lessThan(MAX),
            m -> m.assign(M, M.plus(1)).assign(W, M.times(11).plus(tid)),
            end -> end.exit())
        .assign(H, W.times(7).remainder(SIZE))
        .compareAndSet(DONE, at(table, H), Expression.of(0), W)
        .loop(
            DONE.not(),
            b ->
                b.assign(H, H.plus(1).remainder(SIZE))
                    .compareAndSet(DONE, at(table, H), Expression.of(0), W));
  }

  /**
   * Figure 7; tid is 0 to n-1. With more threads than blocks the last one would search for ever.
   */
  private static Shape filesystem() {
    return Shape.sized(
        "filesystem",
        Parameter.n(1, NUMBLOCKS, 14),
        "n threads allocate a disk block for an inode each, with a lock per inode and block",
        (p, n) -> {
          String locki = p.locks("locki", NUMINODE);
          String inode = p.variables("inode", NUMINODE);
          String lockb = p.locks("lockb", NUMBLOCKS);
          String busy = p.variables("busy", NUMBLOCKS);
          for (int tid = 0; tid < n; tid++) {
            int i = tid % NUMINODE;
            p.thread(
                "T" + tid,
                t ->
                    t.locked(
                        at(locki, i),
                        b ->
                            b.read(R, at(inode, i))
                                .when(R.is(0), a -> allocate(a, i, inode, lockb, busy))));
          }
          for (int i = 13; i < n; i++) {
            p.atEnd(at(inode, i).atEnd().isNot(at(inode, i - 13).atEnd()));
          }
        },
        n ->
            Expectation.holds(
                    Count.power(2, Math.max(0, n - 13)),
                    "no block is given away twice; from n = 14 on threads i and i+13 want the same"
                        + " block first: 2^(n-13) traces")
                .withinPreemptions(n < 14 ? List.of(1L) : List.of()));
  }

  private static void allocate(ThreadBuilder t, int i, String inode, String lockb, String busy) {
    t.assign(B, 2L * i % NUMBLOCKS)
        .assign(SEARCHING, 1)
        .loop(
            SEARCHING,
            b ->
                b.acquire(at(lockb, B))
                    .read(R, at(busy, B))
                    .when(
                        R.is(0),
                        free ->
                            free.write(at(busy, B), 1)
                                .write(at(inode, i), B.plus(1))
                                .assign(SEARCHING, 0))
                    .release(at(lockb, B))
                    .when(SEARCHING, next -> next.assign(B, B.plus(1).remainder(NUMBLOCKS))));
  }
}

package jacquard.litmus;

import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.Ref;
import java.util.List;

/** Threads that increment, right and wrong. */
final class Counters {
  private static final Expression.Local R = local("r");
  private static final Expression.Local DONE = local("done");

  private Counters() {}

  static List<Shape> shapes() {
    return List.of(racyCounter(), atomicInc(), binc(), casCounter());
  }

  /** The first example of every lecture; {@code inc/rw} in GenMC's benchmarks. */
  private static Shape racyCounter() {
    return Shape.sized(
        "racy-counter",
        Parameter.n(1, 8, 3),
        "n threads read x and then write one more",
        (p, n) -> {
          Ref x = p.variable("x", 0);
          for (int i = 1; i <= n; i++) {
            p.thread("T" + i, t -> t.read(R, x).write(x, R.plus(1)));
          }
          p.atEnd(x.atEnd().is(n));
        },
        n ->
            (n == 1
                    ? Expectation.holds(1, "one thread alone loses nothing")
                    : Expectation.assertionFails(
                        Count.squareOfFactorial(n),
                        "an update between a thread's read and write is lost; (n!)^2 traces: n!"
                            + " orders of the writes, and the i-th to write read in one of i"
                            + " places"))
                .withinPreemptions(withinPreemptions(n)));
  }

  /** Counted by brute force. */
  static List<Long> withinPreemptions(int n) {
    return Count.row(
        n, 1, List.of(1L), List.of(2L, 4L), List.of(6L, 24L, 36L), List.of(24L, 168L, 432L, 576L));
  }

  /** {@code ainc} in GenMC's benchmarks. */
  private static Shape atomicInc() {
    return Shape.sized(
        "atomic-inc",
        Parameter.n(1, 12, 4),
        "n threads increment x atomically",
        (p, n) -> {
          Ref x = p.variable("x", 0);
          for (int i = 1; i <= n; i++) {
            p.thread("T" + i, t -> t.fetchAndAdd(R, x, 1));
          }
          p.atEnd(x.atEnd().is(n));
        },
        n ->
            Expectation.holds(
                    Count.factorial(n), "no increment can be lost; n! orders of n increments")
                .withoutPreemptions());
  }

  /** {@code binc} in GenMC's benchmarks. */
  private static Shape binc() {
    return Shape.sized(
        "binc",
        Parameter.n(1, 8, 3),
        "n threads increment x and then y atomically",
        (p, n) -> {
          Ref x = p.variable("x", 0);
          Ref y = p.variable("y", 0);
          for (int i = 1; i <= n; i++) {
            p.thread("T" + i, t -> t.fetchAndAdd(R, x, 1).fetchAndAdd(R, y, 1));
          }
          p.atEnd(x.atEnd().is(n).and(y.atEnd().is(n)));
        },
        n ->
            Expectation.holds(
                    Count.squareOfFactorial(n),
                    "no increment can be lost; (n!)^2 traces, as any order on x goes with any on y")
                .withinPreemptions(withinPreemptions(n)));
  }

  /** How {@code AtomicInteger} was written in Java before there were intrinsics for it. */
  private static Shape casCounter() {
    return Shape.sized(
        "cas-counter",
        Parameter.n(1, 5, 3),
        "n threads increment x by compare-and-set, again until it succeeds",
        (p, n) -> {
          Ref x = p.variable("x", 0);
          for (int i = 1; i <= n; i++) {
            p.thread(
                "T" + i,
                t ->
                    t.loop(
                        DONE.not(),
                        b ->
                            b.read(R, x)
                                .compareAndSet(DONE, x, R, R.plus(1))
                                .when(DONE.not(), c -> c.giveWay())));
          }
          p.atEnd(x.atEnd().is(n));
        },
        n ->
            Expectation.holds(
                    casTraces(n),
                    "an attempt fails only when another thread succeeded, so all end; n! orders of"
                        + " success times, for the k-th to succeed, the Fibonacci number F(2k-1) of"
                        + " ways to fail before")
                .withinPreemptions(
                    Count.row(n, 1, List.of(1L), List.of(2L, 4L), List.of(6L, 24L, 48L, 60L))));
  }

  private static long casTraces(int n) {
    long traces = Count.factorial(n);
    long fibonacci = 1; // F(2k-1)
    long following = 1; // F(2k)
    for (int k = 1; k <= n; k++) {
      traces *= fibonacci;
      fibonacci += following;
      following += fibonacci;
    }
    return traces;
  }
}

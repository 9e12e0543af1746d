package jacquard.litmus;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;
import java.util.List;
import java.util.function.Consumer;

/** Locks: alone, nested, the wrong ones, and held for too short a time. */
final class Locks {
  private static final Expression.Local R = local("r");
  private static final Expression.Local GOT = local("got");

  private Locks() {}

  static List<Shape> shapes() {
    return List.of(
        criticalSections(), reentrantLock(), tryLock(), wrongLock(), withdraw(), checkThenAct());
  }

  private static Shape criticalSections() {
    return new Shape(
        "critical-sections",
        List.of(new Parameter("threads", 1, 8, 2), new Parameter("k", 1, 10, 3)),
        "threads that each lock and unlock k times",
        (p, arguments) -> {
          Ref lock = p.lock("lock");
          for (int i = 1; i <= arguments.get(0); i++) {
            p.thread(
                "T" + i,
                t -> {
                  for (int k = 0; k < arguments.get(1); k++) {
                    t.acquire(lock).release(lock);
                  }
                });
          }
        },
        arguments -> {
          int threads = arguments.get(0);
          int k = arguments.get(1);
          return Expectation.holds(
                  Count.interleavings(threads, k),
                  "nobody waits for ever; (threads*k)!/(k!)^threads orders of the sections")
              .withinPreemptions(withinPreemptions(threads, k));
        });
  }

  /** Counted by brute force. */
  private static List<Long> withinPreemptions(int threads, int k) {
    if (threads == 1 || k == 1) {
      return List.of(Count.factorial(threads));
    }
    return switch (threads) {
      case 2 ->
          Count.row(
              k,
              2,
              List.of(2L, 4L, 6L),
              List.of(2L, 6L, 14L, 18L, 20L),
              List.of(2L, 8L, 26L, 44L, 62L, 68L, 70L));
      case 3 -> Count.row(k, 2, List.of(6L, 24L, 60L, 90L));
      default -> List.of();
    };
  }

  private static Shape reentrantLock() {
    return Shape.sized(
        "reentrant-lock",
        Parameter.n(1, 12, 4),
        "n threads increment x in a method that locks, called by one that holds the lock",
        (p, n) -> {
          Ref lock = p.lock("lock");
          Ref x = p.variable("x", 0);
          for (int i = 1; i <= n; i++) {
            p.thread("T" + i, t -> t.locked(lock, outer -> outer.locked(lock, increment(x))));
          }
          p.atEnd(x.atEnd().is(n));
        },
        n ->
            Expectation.holds(
                    Count.factorial(n),
                    "the inner unlock lets nobody in; n! orders of the outer sections")
                .withoutPreemptions());
  }

  private static Consumer<ThreadBuilder> increment(Ref x) {
    return t -> t.read(R, x).write(x, R.plus(1));
  }

  private static Shape tryLock() {
    return Shape.sized(
        "try-lock",
        Parameter.n(1, 6, 3),
        "n threads try to lock: whoever gets the lock increments x, the others count as missed",
        (p, n) -> {
          Ref lock = p.lock("lock");
          Ref x = p.variable("x", 0);
          Ref missed = p.variable("missed", 0);
          for (int i = 1; i <= n; i++) {
            p.thread(
                "T" + i,
                t ->
                    t.tryAcquire(GOT, lock)
                        .when(
                            GOT,
                            then -> {
                              increment(x).accept(then);
                              then.release(lock);
                            },
                            otherwise -> otherwise.fetchAndAdd(R, missed, 1)));
          }
          p.atEnd(x.atEnd().plus(missed.atEnd()).is(n));
        },
        n ->
            Expectation.holds(
                    Count.factorial(n) * Count.arrangements(n - 1),
                    "everybody is counted once; n! orders of the attempts, any but the first of"
                        + " which may fail, times the orders in which those that fail are counted")
                .withinPreemptions(
                    Count.row(
                        n,
                        1,
                        List.of(1L),
                        List.of(2L, 4L),
                        List.of(6L, 24L, 30L),
                        List.of(24L, 168L, 312L, 384L))));
  }

  /** A common slip: two methods guard one field with different monitors. */
  private static Shape wrongLock() {
    return Shape.sized(
        "wrong-lock",
        Parameter.n(2, 8, 2),
        "n threads read x and write one more, each under a lock of its own",
        (p, n) -> {
          Ref x = p.variable("x", 0);
          String locks = p.locks("lock", n);
          for (int i = 0; i < n; i++) {
            Ref lock = at(locks, i);
            p.thread("T" + i, t -> t.locked(lock, increment(x)));
          }
          p.atEnd(x.atEnd().is(n));
        },
        n ->
            Expectation.assertionFails(
                    Count.squareOfFactorial(n),
                    "the locks exclude nobody, so this is racy-counter(n): (n!)^2 traces")
                .withinPreemptions(Counters.withinPreemptions(n)));
  }

  private static Shape withdraw() {
    return Shape.sized(
        "withdraw",
        Parameter.n(1, 12, 3),
        "n threads withdraw 100 from an account that has 100; check and update under one lock",
        (p, n) -> {
          Ref lock = p.lock("lock");
          Ref balance = p.variable("balance", 100);
          for (int i = 1; i <= n; i++) {
            p.thread(
                "T" + i,
                t ->
                    t.locked(
                        lock,
                        b ->
                            b.read(R, balance)
                                .when(R.lessThan(100).not(), w -> w.write(balance, R.minus(100)))));
          }
          p.atEnd(balance.atEnd().lessThan(0).not());
        },
        n ->
            Expectation.holds(
                    Count.factorial(n),
                    "the first one empties the account; n! orders of the sections")
                .withoutPreemptions());
  }

  /** Every access is locked, so there is no data race, and yet: a race condition. */
  private static Shape checkThenAct() {
    return Shape.sized(
        "check-then-act",
        Parameter.n(2, 8, 3),
        "n threads withdraw 100 from an account that has 100; check and update each lock",
        (p, n) -> {
          Ref lock = p.lock("lock");
          Ref balance = p.variable("balance", 100);
          for (int i = 1; i <= n; i++) {
            p.thread(
                "T" + i,
                t ->
                    t.locked(lock, b -> b.read(R, balance))
                        .when(
                            R.lessThan(100).not(),
                            w ->
                                w.locked(
                                    lock, b -> b.read(R, balance).write(balance, R.minus(100)))));
          }
          p.atEnd(balance.atEnd().lessThan(0).not());
        },
        n -> {
          // k threads check before the first update, one of them makes it, the rest is in any order
          long traces = 0;
          for (int k = 1; k <= n; k++) {
            traces += Count.arrangements(n, k) * k * Count.factorial(n - 1);
          }
          return Expectation.assertionFails(
                  traces,
                  "k >= 2 threads that check before the first update overdraw the account; sum over"
                      + " k of n!/(n-k)! * k * (n-1)! traces")
              .withinPreemptions(
                  Count.row(
                      n,
                      2,
                      List.of(2L, 4L, 6L),
                      List.of(6L, 18L, 42L, 66L),
                      List.of(24L, 96L, 312L, 744L, 1176L)));
        });
  }
}

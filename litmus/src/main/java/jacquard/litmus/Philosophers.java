package jacquard.litmus;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.Ref;
import java.util.List;

/** Dijkstra's dining philosophers (EWD 310, 1971). */
final class Philosophers {
  private static final Expression.Local GOT = local("got");

  private Philosophers() {}

  static List<Shape> shapes() {
    return List.of(dining(), diningReversed(), diningTry());
  }

  private static Shape dining() {
    return Shape.sized(
        "dining",
        Parameter.n(2, 20, 4),
        "n philosophers, each of whom takes the left fork first",
        (p, n) -> {
          String forks = p.locks("fork", n);
          for (int i = 0; i < n; i++) {
            Ref left = at(forks, i);
            Ref right = at(forks, (i + 1) % n);
            p.thread("P" + i, t -> t.locked(left, b -> b.locked(right, _ -> {})));
          }
        },
        n ->
            Expectation.deadlocks(
                    Count.power(2, n) - 1,
                    1,
                    "all hold their left fork in one trace; the others are the 2^n-2 ways to say,"
                        + " for every fork, who has it first, without a cycle")
                .withinPreemptions(Count.power(2, n) - 2, Count.power(2, n) - 1));
  }

  private static Shape diningReversed() {
    return Shape.sized(
        "dining-reversed",
        Parameter.n(2, 20, 4),
        "n philosophers, of whom the last takes the right fork first",
        (p, n) -> {
          String forks = p.locks("fork", n);
          for (int i = 0; i < n; i++) {
            Ref first = at(forks, i == n - 1 ? 0 : i);
            Ref second = at(forks, i == n - 1 ? i : i + 1);
            p.thread("P" + i, t -> t.locked(first, b -> b.locked(second, _ -> {})));
          }
        },
        n ->
            Expectation.holds(
                    Count.power(2, n) - 2,
                    "forks are taken in ascending order, so nobody waits in a circle; 2^n-2 ways to"
                        + " say, for every fork, who has it first, without a cycle")
                .withoutPreemptions());
  }

  private static Shape diningTry() {
    return Shape.sized(
        "dining-try",
        Parameter.n(2, 20, 3),
        "n philosophers, each of whom puts the left fork back if the right one is taken",
        (p, n) -> {
          String forks = p.locks("fork", n);
          for (int i = 0; i < n; i++) {
            Ref left = at(forks, i);
            Ref right = at(forks, (i + 1) % n);
            p.thread(
                "P" + i,
                t ->
                    t.locked(left, b -> b.tryAcquire(GOT, right).when(GOT, e -> e.release(right))));
          }
        },
        n ->
            Expectation.holds(
                    Count.power(3, n) - 2,
                    "nobody waits with a fork in hand; each fork is tried before, while or after it"
                        + " is held, but not all before nor all after: 3^n-2")
                .withinPreemptions(
                    Count.row(
                        n,
                        2,
                        List.of(2L, 6L, 7L),
                        List.of(6L, 18L, 24L, 25L),
                        List.of(14L, 46L, 70L, 78L, 79L))));
  }
}

package jacquard.litmus;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.Ref;
import java.util.List;

/** Programs whose data are chosen by the search. */
final class Choices {
  private static final Expression.Local R = local("r");
  private static final Expression.Local FROM = local("from");

  private Choices() {}

  static List<Shape> shapes() {
    return List.of(choose2x2(), transferAny());
  }

  private static Shape choose2x2() {
    return Shape.fixed(
        "choose-2x2",
        "two threads each choose twice between two values",
        p -> {
          for (int i = 1; i <= 2; i++) {
            p.thread("T" + i, t -> t.choose(R, 2).choose(R, 2));
          }
        },
        Expectation.holds(16, "nothing is shared, so only the 2^4 choices differ")
            .withoutPreemptions());
  }

  /**
   * All n go through in n! orders; or, when some have, two that go opposite ways hold a lock each
   * and the rest waits. Directions are free but for those two.
   */
  private static Expectation crossing(int n) {
    long finished = Count.factorial(n) * Count.power(2, n);
    long deadlocked = (Count.arrangements(n) - n - 1) * Count.power(2, n - 2);
    return Expectation.deadlocks(
            finished + deadlocked,
            deadlocked,
            "two threads in opposite directions take each other's second lock; n!*2^n traces"
                + " finish, 2^(n-2) times the sum over k >= 2 of n!/(n-k)! do not")
        .withinPreemptions(finished, finished + deadlocked);
  }

  private static Shape transferAny() {
    return Shape.sized(
        "transfer-any",
        Parameter.n(1, 8, 2),
        "n threads move 1 between two accounts, in any direction, and lock both on the way",
        (p, n) -> {
          String locks = p.locks("lock", 2);
          String balance = p.variables("balance", 2);
          Expression to = Expression.of(1).minus(FROM);
          for (int i = 1; i <= n; i++) {
            p.thread(
                "T" + i,
                t ->
                    t.choose(FROM, 2)
                        .acquire(at(locks, FROM))
                        .acquire(at(locks, to))
                        .read(R, at(balance, FROM))
                        .write(at(balance, FROM), R.minus(1))
                        .read(R, at(balance, to))
                        .write(at(balance, to), R.plus(1))
                        .release(at(locks, to))
                        .release(at(locks, FROM)));
          }
          Ref a = at(balance, 0);
          Ref b = at(balance, 1);
          p.atEnd(a.atEnd().plus(b.atEnd()).is(0));
        },
        n ->
            n == 1
                ? Expectation.holds(2, "one thread alone; two directions").withoutPreemptions()
                : crossing(n));
  }
}

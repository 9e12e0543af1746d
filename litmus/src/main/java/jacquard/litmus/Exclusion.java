package jacquard.litmus;

import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;
import java.util.List;

/** Mutual exclusion of two threads with nothing but reads and writes; one attempt to enter each. */
final class Exclusion {
  private static final Expression.Local THEIRS = local("theirs");
  private static final Expression.Local TURN = local("turn");
  private static final Expression.Local INSIDE = local("inside");

  private Exclusion() {}

  static List<Shape> shapes() {
    return List.of(dekkerTry(), peterson(), petersonSwapped());
  }

  /** The core of Dekker's algorithm: whoever sees the other's flag gives up. */
  private static Shape dekkerTry() {
    return Shape.fixed(
        "dekker-try",
        "two threads raise a flag, and enter if they do not see the other's",
        p -> {
          Ref flag1 = p.variable("flag1", 0);
          Ref flag2 = p.variable("flag2", 0);
          Ref inside = p.variable("inside", 0);
          p.thread("T1", t -> tryToEnter(t, flag1, flag2, inside));
          p.thread("T2", t -> tryToEnter(t, flag2, flag1, inside));
        },
        Expectation.holds(
                7, "one of the two sees the other's flag, as in store-buffering; traces counted")
            .withinPreemptions(2L, 6L, 7L));
  }

  private static void tryToEnter(ThreadBuilder t, Ref mine, Ref theirs, Ref inside) {
    t.write(mine, 1)
        .read(THEIRS, theirs)
        .when(THEIRS.is(0), c -> criticalSection(c, inside))
        .write(mine, 0);
  }

  /** Peterson: Myths about the mutual exclusion problem, 1981. */
  private static Shape peterson() {
    return Shape.fixed(
        "peterson",
        "two threads try once to enter by Peterson's algorithm",
        p -> {
          Ref flag1 = p.variable("flag1", 0);
          Ref flag2 = p.variable("flag2", 0);
          Ref turn = p.variable("turn", 0);
          Ref inside = p.variable("inside", 0);
          p.thread(
              "T1", t -> enter(t.write(flag1, 1).write(turn, 2), flag1, flag2, turn, 2, inside));
          p.thread(
              "T2", t -> enter(t.write(flag2, 1).write(turn, 1), flag2, flag1, turn, 1, inside));
        },
        Expectation.holds(
                18,
                "the last to give the turn away stays out while the other's flag is up; traces"
                    + " counted")
            .withinPreemptions(2L, 10L, 18L));
  }

  /** The mistake that a compiler or a processor would make for us. */
  private static Shape petersonSwapped() {
    return Shape.fixed(
        "peterson-swapped",
        "Peterson's algorithm, but the turn is given away before the flag is raised",
        p -> {
          Ref flag1 = p.variable("flag1", 0);
          Ref flag2 = p.variable("flag2", 0);
          Ref turn = p.variable("turn", 0);
          Ref inside = p.variable("inside", 0);
          p.thread(
              "T1", t -> enter(t.write(turn, 2).write(flag1, 1), flag1, flag2, turn, 2, inside));
          p.thread(
              "T2", t -> enter(t.write(turn, 1).write(flag2, 1), flag2, flag1, turn, 1, inside));
        },
        Expectation.assertionFails(
                24,
                "T1 gives the turn away, T2 does so too and enters as no flag is up, then T1 enters"
                    + " as it has the turn; traces counted")
            .withinPreemptions(2L, 10L, 22L, 24L));
  }

  private static void enter(
      ThreadBuilder t, Ref mine, Ref theirs, Ref turn, int other, Ref inside) {
    t.read(THEIRS, theirs)
        .read(TURN, turn)
        .when(THEIRS.is(0).or(TURN.isNot(other)), c -> criticalSection(c, inside))
        .write(mine, 0);
  }

  private static void criticalSection(ThreadBuilder t, Ref inside) {
    t.fetchAndAdd(INSIDE, inside, 1)
        .require(INSIDE.is(0), "only one thread may be inside")
        .fetchAndAdd(INSIDE, inside, -1);
  }
}

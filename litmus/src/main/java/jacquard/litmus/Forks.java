package jacquard.litmus;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.Program;
import jacquard.script.ProgramBuilder;
import java.util.List;

/** Threads that start others and join them. */
final class Forks {
  private static final Expression.Local R = local("r");
  private static final Expression.Local LEFT = local("left");
  private static final Expression.Local RIGHT = local("right");
  private static final Expression.Local SUM = local("sum");

  private Forks() {}

  static List<Shape> shapes() {
    return List.of(forkJoin(), forgottenJoin(), forkTree());
  }

  private static Shape forkJoin() {
    return Shape.sized(
        "fork-join",
        Parameter.n(1, 30, 3),
        "main starts n threads that each write a result, joins them and adds up",
        (p, n) -> forkAndJoin(p, n, n),
        _ ->
            Expectation.holds(1, "a join comes after all that its thread did, so nothing races")
                .withoutPreemptions());
  }

  private static Shape forgottenJoin() {
    return Shape.sized(
        "forgotten-join",
        Parameter.n(1, 30, 3),
        "main starts n threads that each write a result, joins all but the last and adds up",
        (p, n) -> forkAndJoin(p, n, n - 1),
        n ->
            Expectation.assertionFails(
                    2, "the last result may be read before it is written: 2 orders")
                .withinPreemptions(n == 1 ? List.of(1L, 2L) : List.of(2L)));
  }

  private static void forkAndJoin(ProgramBuilder p, int n, int joined) {
    String results = p.variables("result", n);
    p.thread(
        "main",
        t -> {
          for (int i = 0; i < n; i++) {
            t.start("T" + i);
          }
          for (int i = 0; i < joined; i++) {
            t.join("T" + i);
          }
          for (int i = 0; i < n; i++) {
            t.read(R, at(results, i)).assign(SUM, SUM.plus(R));
          }
          t.require(SUM.is(n), "all results are in");
        });
    for (int i = 0; i < n; i++) {
      int child = i;
      p.thread("T" + child, Program.Begin.WHEN_STARTED, t -> t.write(at(results, child), 1));
    }
  }

  private static Shape forkTree() {
    return Shape.sized(
        "fork-tree",
        new Parameter("depth", 1, 6, 3),
        "a binary tree of threads: each starts two, joins them and adds up their results",
        (p, depth) -> {
          int nodes = (1 << depth) - 1;
          String sizes = p.variables("size", nodes + 1);
          for (int k = 1; k <= nodes; k++) {
            node(p, sizes, k, nodes);
          }
        },
        _ ->
            Expectation.holds(1, "parents read what their children wrote after joining them")
                .withoutPreemptions());
  }

  /** Node k of a heap: its children are 2k and 2k+1. */
  private static void node(ProgramBuilder p, String sizes, int k, int nodes) {
    p.thread(
        "T" + k,
        k == 1 ? Program.Begin.AT_ONCE : Program.Begin.WHEN_STARTED,
        t -> {
          if (2 * k < nodes) {
            t.start("T" + 2 * k)
                .start("T" + (2 * k + 1))
                .join("T" + 2 * k)
                .join("T" + (2 * k + 1))
                .read(LEFT, at(sizes, 2 * k))
                .read(RIGHT, at(sizes, 2 * k + 1));
          }
          t.assign(SUM, LEFT.plus(RIGHT).plus(1)).write(at(sizes, k), SUM);
          if (k == 1) {
            t.require(SUM.is(nodes), "every node is counted once");
          }
        });
  }
}

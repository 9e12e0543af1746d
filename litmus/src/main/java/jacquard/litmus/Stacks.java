package jacquard.litmus;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.Program;
import jacquard.script.ProgramBuilder;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;
import java.util.List;

/**
 * Treiber's stack (1986) whose nodes are used again, and so the ABA problem.
 *
 * <p>Node 1 lies on node 2; 0 is no node. One thread pops once. The other pops twice and pushes its
 * first node again. Every operation is tried once. {@code taken} counts who owns a node.
 */
final class Stacks {
  private static final Expression.Local OLD = local("old");
  private static final Expression.Local NODE = local("node");
  private static final Expression.Local FIRST = local("first");
  private static final Expression.Local NEXT = local("next");
  private static final Expression.Local DONE = local("done");
  private static final Expression.Local OWNERS = local("owners");

  /** The top is a version times this, plus a node. */
  private static final int TAG = 10;

  private Stacks() {}

  static List<Shape> shapes() {
    return List.of(
        Shape.fixed(
            "stack-aba",
            "a lock-free stack whose top is a node: a popped node comes back unnoticed",
            p -> stack(p, 0),
            Expectation.assertionFails(
                    13,
                    "between a thread's look at the top and its compare-and-set the other pops both"
                        + " nodes and pushes the first: a node it owns gets on top; traces counted")
                .withinPreemptions(2L, 8L, 12L, 13L)),
        Shape.fixed(
            "stack-tagged",
            "a lock-free stack whose top is a node with a version",
            p -> stack(p, TAG),
            Expectation.holds(
                    13,
                    "every change of the top makes a new version, so none goes unnoticed; traces"
                        + " counted")
                .withinPreemptions(2L, 8L, 12L, 13L)));
  }

  private static void stack(ProgramBuilder p, int step) {
    Ref top = p.variable("top", 1);
    String next = p.variables("next", 3);
    String taken = p.variables("taken", 3);
    p.thread(
        "main",
        t ->
            t.write(at(next, 1), 2)
                .start("popper")
                .start("recycler")
                .join("popper")
                .join("recycler")
                .read(OLD, top)
                .assign(NODE, OLD.remainder(TAG))
                .read(OWNERS, at(taken, NODE))
                .require(OWNERS.is(0), "nobody owns the node on top"));
    p.thread("popper", Program.Begin.WHEN_STARTED, t -> pop(t, top, next, taken, step));
    p.thread(
        "recycler",
        Program.Begin.WHEN_STARTED,
        t -> {
          pop(t, top, next, taken, step);
          t.when(DONE.not(), gone -> gone.exit()).assign(FIRST, NODE);
          pop(t, top, next, taken, step);
          push(t, FIRST, top, next, taken, step);
        });
  }

  private static void pop(ThreadBuilder t, Ref top, String next, String taken, int step) {
    t.read(OLD, top)
        .assign(NODE, OLD.remainder(TAG))
        .assign(DONE, 0)
        .when(
            NODE.isNot(0),
            b ->
                b.read(NEXT, at(next, NODE))
                    .compareAndSet(DONE, top, OLD, OLD.minus(NODE).plus(NEXT).plus(step))
                    .when(DONE, own -> own.fetchAndAdd(OWNERS, at(taken, NODE), 1)));
  }

  private static void push(
      ThreadBuilder t, Expression.Local node, Ref top, String next, String taken, int step) {
    t.fetchAndAdd(OWNERS, at(taken, node), -1)
        .read(OLD, top)
        .write(at(next, node), OLD.remainder(TAG))
        .compareAndSet(DONE, top, OLD, OLD.minus(OLD.remainder(TAG)).plus(node).plus(step));
  }
}

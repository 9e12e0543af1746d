package jacquard.statespace.liveness;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Location;
import jacquard.model.ProcessGraph;
import java.util.function.Predicate;

/** How a never claim moves, depending on which conditions hold. */
final class ClaimMoves {
  private static final int MAX_ATOMIC_STEPS = 10_000;

  private final ProcessGraph graph;
  private int steps;

  ClaimMoves(ProcessGraph graph) {
    this.graph = graph;
  }

  /**
   * Lists where the claim may be after one move.
   *
   * @return how many there are
   * @throws FaultException if an assertion fails or an atomic sequence does not end
   */
  int list(int location, Predicate<Expression> holds, int[] targets) {
    steps = 0;
    return list(graph.location(location), holds, targets, 0);
  }

  private int list(Location location, Predicate<Expression> holds, int[] targets, int before) {
    int found = before;
    boolean moves = false;
    int priority = -1;
    for (Edge edge : location.edges()) {
      if (moves && edge.priority() != priority) {
        break;
      }
      priority = edge.priority();
      if (isPossible(edge, holds, moves)) {
        moves = true;
        if (edge.exclusive()) {
          requireEnd(edge);
          found = list(graph.location(edge.target()), holds, targets, found);
        } else {
          found = Targets.add(targets, found, edge.target());
        }
      }
    }
    return found;
  }

  private void requireEnd(Edge edge) {
    requireEnd(++steps, edge);
  }

  /** An atomic sequence of a claim has an end. */
  static void requireEnd(int steps, Edge edge) {
    if (steps > MAX_ATOMIC_STEPS) {
      throw new FaultException(
          new Fault(
              Fault.Kind.BLOCKED_STEP,
              "an atomic sequence of the claim does not end",
              -1,
              edge.position()));
    }
  }

  static boolean isPossible(Edge edge, Predicate<Expression> holds, boolean others) {
    return switch (edge.command()) {
      case Command.Guard(Expression condition) -> holds.test(condition);
      case Command.Assert(Expression condition) -> {
        if (!holds.test(condition)) {
          throw new FaultException(
              new Fault(
                  Fault.Kind.ASSERTION, edge.text() + " failed in the claim", -1, edge.position()));
        }
        yield true;
      }
      case Command.Otherwise _ -> !others;
      case Command.Skip _, Command.Print _ -> true;
      case Command.End _ -> false;
      case Command.Assign _, Command.Send _, Command.Receive _, Command.Start _ -> false;
      case Command.SetPriority _ -> false;
      case Command.Deterministic _, Command.Acquire _, Command.Release _ -> false;
    };
  }
}

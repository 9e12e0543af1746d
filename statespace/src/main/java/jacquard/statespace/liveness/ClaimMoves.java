package jacquard.statespace.liveness;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Location;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import java.util.function.Consumer;
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
        if (edge.command() instanceof Command.Deterministic(Region region)) {
          run(region, holds, _ -> {});
        }
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

  /**
   * Makes a deterministic step, always by the first edge that is possible.
   *
   * @param assign what gives a variable of the claim its value
   * @throws FaultException if an assertion fails, or the step blocks or does not end
   */
  static void run(Region region, Predicate<Expression> holds, Consumer<Command.Assign> assign) {
    int taken = 0;
    for (int at = region.entry(); at != Region.EXIT; ) {
      Location location = region.locations().get(at);
      Edge edge =
          location.edges().stream()
              .filter(e -> isPossible(e, holds, false))
              .findFirst()
              .orElseThrow(() -> blocked(location));
      requireEnd(++taken, edge);
      switch (edge.command()) {
        case Command.Assign assignment -> assign.accept(assignment);
        case Command.Deterministic(Region inner) -> run(inner, holds, assign);
        default -> {}
      }
      at = edge.target();
    }
  }

  private static FaultException blocked(Location location) {
    return new FaultException(
        new Fault(
            Fault.Kind.BLOCKED_STEP,
            "a deterministic step of the claim blocks",
            -1,
            location.position()));
  }

  /** Whether a deterministic step can begin. */
  private static boolean canBegin(Region region, Predicate<Expression> holds) {
    return region.guards().isEmpty()
        || region.guards().stream()
            .anyMatch(g -> !(g instanceof Command.Guard(var condition)) || holds.test(condition));
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
      case Command.Assign _ -> true;
      case Command.Deterministic(Region region) -> canBegin(region, holds);
      case Command.Send _, Command.Receive _, Command.Start _, Command.SetPriority _ -> false;
      case Command.Acquire _, Command.Release _ -> false;
    };
  }
}

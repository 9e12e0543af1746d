package jacquard.statespace.liveness;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.run.Interpreter;

/**
 * A never claim as it is written. It may look at the state and assert; an atomic sequence of it
 * sees one state.
 */
final class GraphClaim implements Claim {
  private static final int MAX_ATOMIC_STEPS = 10_000;

  private final ProcessGraph graph;
  private final Interpreter interpreter;
  private boolean isEnd;
  private int steps;

  private GraphClaim(ProcessGraph graph, Model model) {
    this.graph = graph;
    this.interpreter = new Interpreter(model);
  }

  static GraphClaim of(Model model) {
    ProcessGraph graph = model.claim().orElseThrow();
    if (!graph.locals().isEmpty() || !graph.channels().isEmpty()) {
      throw new UnsupportedClaimException(
          graph.location(graph.entry()).position(), "variables of a never claim are not supported");
    }
    for (Location location : graph.locations()) {
      for (Edge edge : location.edges()) {
        if (!canFollow(edge.command())) {
          throw new UnsupportedClaimException(
              edge.position(), "a never claim only looks on, it cannot do " + edge.text());
        }
      }
    }
    return new GraphClaim(graph, model);
  }

  private static boolean canFollow(Command command) {
    return switch (command) {
      case Command.Guard _, Command.Assert _, Command.Print _, Command.Skip _ -> true;
      case Command.Otherwise _, Command.End _ -> true;
      case Command.Assign _, Command.Send _, Command.Receive _, Command.Start _ -> false;
      case Command.Deterministic _, Command.Acquire _, Command.Release _ -> false;
    };
  }

  @Override
  public int locations() {
    return graph.locations().size();
  }

  @Override
  public int initial() {
    return graph.entry();
  }

  @Override
  public int next(byte[] state, boolean isEnd, int location, int[] targets) {
    this.isEnd = isEnd;
    steps = 0;
    return list(state, graph.location(location), targets, 0);
  }

  private int list(byte[] state, Location location, int[] targets, int before) {
    int found = before;
    boolean moves = false;
    int priority = -1;
    for (Edge edge : location.edges()) {
      if (moves && edge.priority() != priority) {
        break;
      }
      priority = edge.priority();
      if (isPossible(edge, state, moves)) {
        moves = true;
        if (edge.exclusive()) {
          requireEnd(edge);
          found = list(state, graph.location(edge.target()), targets, found);
        } else {
          found = Targets.add(targets, found, edge.target());
        }
      }
    }
    return found;
  }

  private void requireEnd(Edge edge) {
    if (++steps > MAX_ATOMIC_STEPS) {
      throw new FaultException(
          new Fault(
              Fault.Kind.BLOCKED_STEP,
              "an atomic sequence of the claim does not end",
              -1,
              edge.position()));
    }
  }

  private boolean isPossible(Edge edge, byte[] state, boolean others) {
    return switch (edge.command()) {
      case Command.Guard(Expression condition) -> interpreter.isTrue(condition, state, isEnd);
      case Command.Assert(Expression condition) -> {
        if (!interpreter.isTrue(condition, state, isEnd)) {
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
      case Command.Deterministic _, Command.Acquire _, Command.Release _ -> false;
    };
  }

  @Override
  public boolean isAccepting(byte[] state, int location) {
    return graph.location(location).is(Location.Mark.ACCEPT);
  }

  @Override
  public boolean isEnd(int location) {
    return graph.location(location).is(Location.Mark.END);
  }
}

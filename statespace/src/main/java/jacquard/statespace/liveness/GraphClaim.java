package jacquard.statespace.liveness;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.run.Interpreter;
import java.util.function.Predicate;

/**
 * A never claim as it is written. It may look at the state and assert; an atomic sequence of it
 * sees one state.
 */
final class GraphClaim implements Claim {
  private final ProcessGraph graph;
  private final Interpreter interpreter;
  private final ClaimMoves moves;
  private final Predicate<Expression> holds = this::holds;
  private byte[] state = {};
  private boolean isEnd;

  private GraphClaim(ProcessGraph graph, Model model) {
    this.graph = graph;
    this.interpreter = new Interpreter(model);
    this.moves = new ClaimMoves(graph);
  }

  static GraphClaim of(ProcessGraph graph, Model model) {
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
      case Command.SetPriority _ -> false;
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
    this.state = state;
    this.isEnd = isEnd;
    return moves.list(location, holds, targets);
  }

  private boolean holds(Expression condition) {
    return interpreter.isTrue(condition, state, isEnd);
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

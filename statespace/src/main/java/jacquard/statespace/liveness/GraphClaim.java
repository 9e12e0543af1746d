package jacquard.statespace.liveness;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.model.run.Interpreter;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A never claim as it is written. It may look at the state and assert; an atomic sequence of it
 * sees one state, and so does a deterministic step.
 */
final class GraphClaim implements Claim {
  private final ProcessGraph graph;
  private final Interpreter interpreter;
  private final ClaimMoves moves;
  private final Predicate<Expression> holds = this::holds;
  private final ClaimTimeout timeout;
  private byte[] state = {};
  private boolean isEnd;

  private GraphClaim(ProcessGraph graph, Model model) {
    this.graph = graph;
    this.interpreter = new Interpreter(model);
    this.moves = new ClaimMoves(graph);
    this.timeout = new ClaimTimeout(graph, model, interpreter);
  }

  static Claim of(ProcessGraph graph, Model model) {
    if (!graph.channels().isEmpty()) {
      throw new UnsupportedClaimException(
          graph.location(graph.entry()).position(), "a never claim has no channels of its own");
    }
    graph.locations().forEach(GraphClaim::requireFollowed);
    return graph.locals().isEmpty()
        ? new GraphClaim(graph, model)
        : new VariableClaim(graph, model);
  }

  private static void requireFollowed(Location location) {
    for (Edge edge : location.edges()) {
      if (edge.command() instanceof Command.Deterministic(Region region)) {
        region.locations().forEach(GraphClaim::requireFollowed);
      } else if (!canFollow(edge.command())) {
        throw new UnsupportedClaimException(
            edge.position(), "a never claim only looks on, it cannot do " + edge.text());
      }
    }
  }

  private static boolean canFollow(Command command) {
    return switch (command) {
      case Command.Guard _, Command.Assert _, Command.Print _, Command.Skip _ -> true;
      case Command.Otherwise _, Command.End _ -> true;
      case Command.Assign(var target, var _) -> !target.isGlobal();
      case Command.Send _, Command.Receive _, Command.Start _ -> false;
      case Command.SetPriority _, Command.Acquire _, Command.Release _ -> false;
      case Command.Deterministic _ -> true;
    };
  }

  @Override
  public int mostTargets() {
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
    return timeout.list(
        state, () -> moves.list(location, holds, targets), found -> anyEnds(targets, found));
  }

  private boolean holds(Expression condition) {
    return interpreter.isTrue(condition, state, isEnd);
  }

  private boolean anyEnds(int[] targets, int count) {
    return IntStream.range(0, count).anyMatch(i -> isEnd(targets[i]));
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

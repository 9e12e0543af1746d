package jacquard.model.analysis;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Stream;

/**
 * Steps that start an atomic sequence which may never end. Nobody else moves after them, so what
 * others could do must have been looked at before: where such a step is chosen, all others are,
 * too.
 */
public final class EndlessSequences {
  private EndlessSequences() {}

  /** By the number of the edge. */
  public static boolean[] of(Model model) {
    boolean[] endless = new boolean[model.edges().size()];
    boolean any = false;
    for (ProcessGraph graph : model.processes()) {
      for (Location location : graph.locations()) {
        for (Edge edge : location.edges()) {
          endless[edge.id()] = edge.exclusive() && leadsBack(graph, edge);
          any |= endless[edge.id()];
        }
      }
    }
    if (any && hasRendezvous(model)) {
      handingOn(model, endless);
    }
    AtomicSequences.spread(model, endless);
    return endless;
  }

  /** Whether the process may come back to the edge without letting others move. */
  private static boolean leadsBack(ProcessGraph graph, Edge edge) {
    boolean[] seen = new boolean[graph.locations().size()];
    Deque<Integer> open = new ArrayDeque<>();
    open.add(edge.target());
    seen[edge.target()] = true;
    while (!open.isEmpty()) {
      int at = open.remove();
      if (at == edge.source()) {
        return true;
      }
      for (Edge next : graph.location(at).edges()) {
        if (next.exclusive() && !seen[next.target()]) {
          seen[next.target()] = true;
          open.add(next.target());
        }
      }
    }
    return false;
  }

  private static boolean hasRendezvous(Model model) {
    return Stream.concat(
            model.channels().stream(),
            model.processes().stream().flatMap(p -> p.channels().stream()))
        .anyMatch(Channel::isRendezvous);
  }

  /** A rendezvous may hand on to a process whose own sequence does not end. */
  private static void handingOn(Model model, boolean[] endless) {
    for (Edge edge : model.edges()) {
      endless[edge.id()] |=
          edge.command() instanceof Command.Send || edge.command() instanceof Command.Receive;
    }
  }
}

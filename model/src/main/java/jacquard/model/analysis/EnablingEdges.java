package jacquard.model.analysis;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import java.util.stream.Stream;

/**
 * The edges by which a process may let another one move, or stop it, though their steps commute: it
 * fills or empties a channel, or comes to where it receives without a buffer, or leaves. Weak
 * fairness sees in which order such steps are made (Bošnački, SPIN 1999), so with it they are taken
 * only where all enabled transitions are.
 *
 * <p>Then the reduced search keeps the fair runs (after Peled, CAV 1993). Take a fair run, and a
 * state with a reduced set of transitions. The run has one of them: otherwise they would all stay
 * enabled for ever and their processes would never move. So the reduced search has a run with the
 * same steps; none is put off for ever, since every cycle has a step that is taken with all others.
 * A process that moves for ever does so in that run. One that does not move any more cannot move
 * again and again in the first run; what decides about that are edges of this kind, and those that
 * touch what the process waits for, which are not chosen while it waits. So their order is the
 * same, and it cannot move again and again in the second run either.
 */
public final class EnablingEdges {
  private EnablingEdges() {}

  /** Adds them to given edges, by the number of the edge. */
  public static boolean[] with(boolean[] given, Model model) {
    boolean[] edges = given.clone();
    boolean hasRendezvous = channels(model).anyMatch(Channel::isRendezvous);
    for (ProcessGraph graph : model.processes()) {
      for (Location location : graph.locations()) {
        for (Edge edge : location.edges()) {
          edges[edge.id()] |=
              usesChannel(edge.command())
                  || (hasRendezvous && (meets(location) || meets(graph.location(edge.target()))));
        }
      }
    }
    AtomicSequences.spread(model, edges);
    return edges;
  }

  private static Stream<Channel> channels(Model model) {
    return Stream.concat(
        model.channels().stream(), model.processes().stream().flatMap(p -> p.channels().stream()));
  }

  private static boolean meets(Location location) {
    return location.edges().stream().anyMatch(e -> usesChannel(e.command()));
  }

  private static boolean usesChannel(Command command) {
    return switch (command) {
      case Command.Send _, Command.Receive _ -> true;
      case Command.Deterministic(var region) ->
          region.locations().stream()
              .anyMatch(l -> l.edges().stream().anyMatch(e -> usesChannel(e.command())));
      case Command.Guard _, Command.Assign _, Command.Assert _, Command.Print _ -> false;
      case Command.Skip _, Command.Otherwise _, Command.Start _, Command.End _ -> false;
      case Command.Acquire _, Command.Release _, Command.SetPriority _ -> false;
    };
  }
}

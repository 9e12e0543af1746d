package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Edges without which no process can go round in circles; "sticky transitions" of Kurshan, Levin,
 * Minea, Peled and Yenigün (TACAS 1998). In a cycle of states either a process comes back to its
 * location, or one is created again; so if every edge that creates a process and one edge of every
 * cycle of a process graph are taken only where all enabled transitions are, no transition is put
 * off for ever (condition C3).
 */
public final class CycleBreakingEdges {
  private enum Mark {
    UNSEEN,
    OPEN,
    DONE
  }

  private final Model model;
  private final Footprints footprints;
  private final boolean[] breaking;

  private CycleBreakingEdges(Model model, Footprints footprints, boolean[] given) {
    this.model = model;
    this.footprints = footprints;
    this.breaking = given.clone();
  }

  /**
   * Adds to given edges those that break the remaining cycles.
   *
   * @return by the number of the edge
   */
  public static boolean[] with(boolean[] given, Model model, Footprints footprints) {
    CycleBreakingEdges edges = new CycleBreakingEdges(model, footprints, given);
    for (ProcessGraph graph : model.processes()) {
      for (Location location : graph.locations()) {
        for (Edge edge : location.edges()) {
          edges.breaking[edge.id()] |= edge.command() instanceof Command.Start;
        }
      }
    }
    AtomicSequences.spread(model, edges.breaking);
    model.processes().forEach(edges::breakCycles);
    AtomicSequences.spread(model, edges.breaking);
    return edges.breaking;
  }

  private void breakCycles(ProcessGraph graph) {
    Optional<List<Edge>> cycle = cycle(graph);
    while (cycle.isPresent()) {
      List<Edge> edges = cycle.get();
      Edge chosen =
          edges.stream().filter(e -> isShared(e, graph)).findFirst().orElse(edges.getLast());
      breaking[chosen.id()] = true;
      cycle = cycle(graph);
    }
  }

  /** Whether an edge is likely to depend on others, so that it is rarely an ample set anyway. */
  private boolean isShared(Edge edge, ProcessGraph graph) {
    Footprint taken = footprints.taken(edge.id());
    for (ProcessGraph other : model.processes()) {
      if ((other.index() != graph.index() || hasSeveral(graph))
          && taken.conflictsWith(footprints.later(other.index(), other.entry()))) {
        return true;
      }
    }
    return false;
  }

  private boolean hasSeveral(ProcessGraph graph) {
    return model.initial().stream().filter(i -> i == graph.index()).count() > 1
        || model.edges().stream()
            .anyMatch(
                e ->
                    e.command() instanceof Command.Start(int started, var _, var _)
                        && started == graph.index());
  }

  /** A cycle without such edges. */
  private Optional<List<Edge>> cycle(ProcessGraph graph) {
    Mark[] marks = new Mark[graph.locations().size()];
    Arrays.fill(marks, Mark.UNSEEN);
    for (int start = 0; start < marks.length; start++) {
      List<Edge> path = new ArrayList<>();
      List<Integer> next = new ArrayList<>(List.of(0));
      if (marks[start] != Mark.UNSEEN) {
        continue;
      }
      marks[start] = Mark.OPEN;
      while (!next.isEmpty()) {
        int at = path.isEmpty() ? start : path.getLast().target();
        List<Edge> edges = graph.location(at).edges();
        int i = next.getLast();
        if (i == edges.size()) {
          marks[at] = Mark.DONE;
          next.removeLast();
          if (!path.isEmpty()) {
            path.removeLast();
          }
          continue;
        }
        next.set(next.size() - 1, i + 1);
        Edge edge = edges.get(i);
        if (breaking[edge.id()] || edge.command() instanceof Command.End) {
          continue;
        }
        if (marks[edge.target()] == Mark.OPEN) {
          path.add(edge);
          int from = 0;
          while (path.get(from).source() != edge.target()) {
            from++;
          }
          return Optional.of(path.subList(from, path.size()));
        }
        if (marks[edge.target()] == Mark.UNSEEN) {
          marks[edge.target()] = Mark.OPEN;
          path.add(edge);
          next.add(0);
        }
      }
    }
    return Optional.empty();
  }
}

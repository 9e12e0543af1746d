package jacquard.model.analysis;

import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;

/** A step that starts an atomic sequence is one with what follows in it. */
public final class AtomicSequences {
  private AtomicSequences() {}

  /** Gives an edge what an edge has that may follow it in an atomic sequence. */
  public static void spread(Model model, boolean[] edges) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (ProcessGraph graph : model.processes()) {
        for (Location location : graph.locations()) {
          for (Edge edge : location.edges()) {
            if (edge.exclusive()
                && !edges[edge.id()]
                && graph.location(edge.target()).edges().stream().anyMatch(e -> edges[e.id()])) {
              edges[edge.id()] = true;
              changed = true;
            }
          }
        }
      }
    }
  }
}

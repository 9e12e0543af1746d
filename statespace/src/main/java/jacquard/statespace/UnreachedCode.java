package jacquard.statespace;

import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.statespace.SearchResult.Unreached;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Statements that control never came to. */
final class UnreachedCode {
  private UnreachedCode() {}

  /**
   * In the order of the source.
   *
   * @param taken the edges that were taken, by their numbers
   */
  static List<Unreached> of(Model model, boolean[] taken) {
    List<Unreached> result = new ArrayList<>();
    for (ProcessGraph process : model.processes()) {
      boolean[] reached = reachedLocations(process, taken);
      Set<Unreached> seen = new LinkedHashSet<>();
      Set<Unreached> alive = new LinkedHashSet<>();
      for (Location location : process.locations()) {
        for (Edge edge : location.edges()) {
          Unreached statement = new Unreached(process.name(), edge.position(), edge.text());
          (reached[location.id()] ? alive : seen).add(statement);
        }
      }
      seen.stream().filter(s -> !alive.contains(s)).forEach(result::add);
    }
    return result;
  }

  private static boolean[] reachedLocations(ProcessGraph process, boolean[] taken) {
    boolean[] reached = new boolean[process.locations().size()];
    reached[process.entry()] = true;
    for (Location location : process.locations()) {
      for (Edge edge : location.edges()) {
        if (taken[edge.id()]) {
          reached[edge.target()] = true;
        }
      }
    }
    return reached;
  }
}

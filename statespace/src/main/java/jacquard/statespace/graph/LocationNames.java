package jacquard.statespace.graph;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Short names for the locations of processes: the line of the source, with the column or with the
 * number of the location where that is not enough to tell one from another.
 */
final class LocationNames {
  private final List<List<String>> names = new ArrayList<>();

  LocationNames(Model model) {
    for (ProcessGraph graph : model.processes()) {
      names.add(graph.locations().stream().map(l -> name(l, graph)).toList());
    }
  }

  /** The name of a location of a process graph. */
  String of(ProcessGraph graph, int location) {
    return names.get(graph.index()).get(location);
  }

  private static String name(Location location, ProcessGraph graph) {
    if (location.edges().stream().anyMatch(e -> e.command() instanceof Command.End)) {
      return "ended";
    }
    String line = line(location);
    String column = column(location);
    if (isUnique(line, graph, LocationNames::line)) {
      return line;
    }
    return isUnique(column, graph, LocationNames::column) ? column : column + "#" + location.id();
  }

  private static boolean isUnique(
      String name, ProcessGraph graph, Function<Location, String> naming) {
    return graph.locations().stream().filter(l -> naming.apply(l).equals(name)).count() == 1;
  }

  private static String line(Location location) {
    return Integer.toString(position(location).line());
  }

  private static String column(Location location) {
    return position(location).line() + ":" + position(location).column();
  }

  /** Where the location's own statements are; those that it can escape to come before them. */
  private static Position position(Location location) {
    return location.edges().isEmpty()
        ? location.position()
        : location.edges().stream()
            .filter(e -> e.priority() == location.edges().getLast().priority())
            .map(Edge::position)
            .findFirst()
            .orElseThrow();
  }
}

package jacquard.promela.translate;

import jacquard.model.Location;
import jacquard.model.Position;
import jacquard.model.build.GraphBuilder;
import jacquard.model.build.Node;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.syntax.Stmt;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The labels of a process, or of a deterministic step, and the jumps to them. */
final class Labels {
  private static final Map<String, Location.Mark> MARKS =
      Map.of(
          "end", Location.Mark.END,
          "progress", Location.Mark.PROGRESS,
          "accept", Location.Mark.ACCEPT);

  private final Map<String, Node> nodes = new HashMap<>();
  private final Map<String, Position> jumps = new LinkedHashMap<>();
  private final Map<String, Position> defined = new HashMap<>();
  private final GraphBuilder graph;

  Labels(GraphBuilder graph) {
    this.graph = graph;
  }

  /** The node of a label, to which something jumps. */
  Node target(String label, Position jump) {
    jumps.putIfAbsent(label, jump);
    return node(label, jump);
  }

  /** The node of a label, which is here. */
  Node define(String label, Position position, Scope scope) {
    if (scope.find(label).isPresent()) {
      throw new PromelaException(
          position, "'%s' is a variable: the label needs another name".formatted(label));
    }
    if (defined.putIfAbsent(label, position) != null) {
      throw new PromelaException(position, "label '" + label + "' is defined twice");
    }
    return node(label, position);
  }

  private Node node(String label, Position position) {
    return nodes.computeIfAbsent(label, _ -> graph.node(position, false));
  }

  /** Every jump must lead somewhere. */
  void requireDefined() {
    jumps.forEach(
        (label, position) -> {
          if (!defined.containsKey(label)) {
            throw new PromelaException(position, "there is no label '" + label + "' here");
          }
        });
  }

  /** The locations of the labels, in a graph that is finished. */
  Map<String, Integer> locations() {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    nodes.forEach((label, node) -> numbers.put(label, graph.number(node)));
    return numbers;
  }

  /** Gives a node what its label says of it; whether that is something. */
  static boolean mark(String label, Node at) {
    for (Map.Entry<String, Location.Mark> mark : MARKS.entrySet()) {
      if (label.startsWith(mark.getKey())) {
        at.mark(mark.getValue());
        return true;
      }
    }
    return false;
  }

  static boolean isMarked(String label) {
    return MARKS.keySet().stream().anyMatch(label::startsWith);
  }

  static boolean isJump(Stmt statement) {
    return statement instanceof Stmt.Goto || statement instanceof Stmt.Break;
  }
}

package jacquard.model.build;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Position;
import jacquard.model.Region;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Grows the locations and edges of a process graph or of a region.
 *
 * <p>A node is numbered when {@link #finish} or {@link #region} is called; until then it may be
 * declared the same as another one, which is how jumps disappear.
 */
public final class GraphBuilder {
  private final List<Node> nodes = new ArrayList<>();
  private final Map<Node, Integer> numbers = new HashMap<>();
  private final List<Edge> allEdges;
  private int statement = -1;

  /**
   * Starts a graph.
   *
   * @param allEdges the edges of the model, to which those of this graph are added
   */
  public GraphBuilder(List<Edge> allEdges) {
    this.allEdges = allEdges;
  }

  /** A builder for a region inside this graph. */
  public GraphBuilder nested() {
    return new GraphBuilder(allEdges);
  }

  /**
   * A new location.
   *
   * @param interior whether it lies inside an atomic sequence, behind its first statement
   */
  public Node node(Position position, boolean interior) {
    Node node = new Node(position, interior);
    nodes.add(node);
    return node;
  }

  /** Says which statement the edges that are added from here on belong to. */
  public void statement(int number) {
    statement = number;
  }

  /** Adds an edge that nothing hides. */
  public void edge(
      Node source, Node target, Command command, boolean atomic, Position position, String text) {
    edge(source, target, command, atomic, position, text, List.of());
  }

  /**
   * Adds an edge.
   *
   * @param atomic whether it lies inside an atomic sequence; after it the process runs alone if its
   *     target lies inside one too
   * @param escapes nodes whose edges can be taken instead and hide it where they can, the outermost
   *     first
   */
  public void edge(
      Node source,
      Node target,
      Command command,
      boolean atomic,
      Position position,
      String text,
      List<Node> escapes) {
    List<Node> copy = List.copyOf(escapes);
    source.add(new Node.Pending(command, target, atomic, 0, position, text, statement, copy));
  }

  /** The finished locations; afterwards {@link #number} tells which is which. */
  public List<Location> finish() {
    return finish(null);
  }

  /** The finished region that ends where control reaches {@code exit}. */
  public Region region(Node entry, Node exit, List<Command> guards) {
    List<Location> locations = finish(exit);
    return new Region(locations, number(entry), guards);
  }

  /** The number of a node's location. */
  public int number(Node node) {
    Integer number = numbers.get(node.resolved());
    if (number == null) {
      throw new IllegalStateException("not a node of this graph");
    }
    return number;
  }

  private List<Location> finish(@Nullable Node exit) {
    int next = 0;
    for (Node node : nodes) {
      if (node.resolved() == node) {
        numbers.put(node, node == exit ? Region.EXIT : next++);
      }
    }
    List<Location> locations = new ArrayList<>();
    for (Node node : nodes) {
      if (node.resolved() != node || node == exit) {
        continue;
      }
      List<Edge> edges = new ArrayList<>();
      List<Node.Pending> pending = node.allEdges();
      pending.sort(Comparator.comparingInt(Node.Pending::priority));
      for (Node.Pending p : pending) {
        Edge edge =
            new Edge(
                allEdges.size(),
                number(node),
                number(p.target()),
                p.command(),
                p.atomic() && p.target().resolved().isInterior(),
                p.priority(),
                p.position(),
                p.text(),
                p.statement(),
                List.of());
        allEdges.add(edge);
        edges.add(edge);
      }
      locations.add(new Location(number(node), edges, node.marks(), node.position()));
    }
    return locations;
  }
}

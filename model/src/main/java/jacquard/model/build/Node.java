package jacquard.model.build;

import jacquard.model.Command;
import jacquard.model.Location;
import jacquard.model.Position;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A location that is still being built. It may turn out to be the same as another one. */
public final class Node {
  /** What can be taken at a node; the order decides what an otherwise sees. */
  sealed interface Way {}

  /** All that can be taken at another node. */
  record Included(Node node) implements Way {}

  /**
   * An edge whose target is not numbered yet.
   *
   * @param escapes nodes whose edges can be taken instead, the outermost first
   */
  record Pending(
      Command command,
      Node target,
      boolean atomic,
      int priority,
      Position position,
      String text,
      int statement,
      List<Node> escapes)
      implements Way {
    Pending withPriority(int other) {
      return new Pending(command, target, atomic, other, position, text, statement, escapes);
    }

    private Statement asStatement() {
      return new Statement(command, target, position);
    }
  }

  /** What makes two edges the same statement of the source. */
  private record Statement(Command command, Node target, Position position) {}

  /** Edges in the order in which they came, each statement once. */
  private static final class Edges {
    private final List<Pending> inOrder = new ArrayList<>();
    private final Set<Statement> statements = new HashSet<>();

    /** Adds an edge unless there is the same statement already; says whether it did. */
    boolean add(Pending edge) {
      return statements.add(edge.asStatement()) && inOrder.add(edge);
    }
  }

  private final Position position;
  private final List<Way> ways = new ArrayList<>();
  private final Set<Location.Mark> marks = EnumSet.noneOf(Location.Mark.class);
  private final boolean interior;
  private int number;
  private @Nullable Node same;

  Node(Position position, boolean interior) {
    this.position = position;
    this.interior = interior;
  }

  /** The edges of another node can be taken here too, behind those that are here already. */
  public void includes(Node other) {
    ways.add(new Included(other));
  }

  void add(Pending edge) {
    ways.add(edge);
  }

  /** Says that this is the next statement whose end was read; see {@link #allEdges}. */
  public void number(int number) {
    this.number = number;
  }

  /**
   * All edges of this node, with their priorities: escapes first, the outermost before others and
   * those of later edges before those of earlier ones. The edges of an escape come in reverse, so
   * that its otherwise is always possible, and where it was read before this node it brings the
   * escapes around it, with the same priority. So it is in Spin, which puts the edges of escapes,
   * one by one, in front of those of a state, and does that state by state in the order of their
   * numbers.
   */
  List<Pending> allEdges() {
    List<List<Pending>> groups = new ArrayList<>();
    Edges all = new Edges();
    collect(all);
    List<Pending> own = List.copyOf(all.inOrder);
    groups.add(own);
    for (Node other : escapes(own)) {
      List<Pending> theirs = other.number < number ? other.allEdges() : other.edges();
      List<Pending> group = new ArrayList<>();
      for (Pending p : theirs) {
        if (all.add(p)) {
          group.addFirst(p);
        }
      }
      groups.addFirst(group);
    }
    List<Pending> result = new ArrayList<>();
    for (int g = 0; g < groups.size(); g++) {
      for (Pending p : groups.get(g)) {
        result.add(p.withPriority(g));
      }
    }
    return result;
  }

  /** In the order in which they are put in front. */
  private static List<Node> escapes(List<Pending> edges) {
    return edges.stream()
        .flatMap(e -> e.escapes().reversed().stream())
        .map(Node::resolved)
        .distinct()
        .toList();
  }

  private List<Pending> edges() {
    Edges edges = new Edges();
    collect(edges);
    return edges.inOrder;
  }

  private void collect(Edges into) {
    for (Way way : ways) {
      switch (way) {
        case Pending p -> into.add(p);
        case Included(Node node) -> node.resolved().collect(into);
      }
    }
  }

  boolean isInterior() {
    return interior;
  }

  public void mark(Location.Mark mark) {
    marks.add(mark);
  }

  /** Control that gets here is at once at the other node. */
  public void isSameAs(Node other) {
    same = other;
  }

  Node resolved() {
    Node node = this;
    int hops = 0;
    while (node.same != null) {
      node = node.same;
      if (++hops > 1_000_000) {
        throw new EndlessJumpException(position);
      }
    }
    return node;
  }

  Position position() {
    return position;
  }

  Set<Location.Mark> marks() {
    return marks;
  }
}

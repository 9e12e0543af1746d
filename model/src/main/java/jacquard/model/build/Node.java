package jacquard.model.build;

import jacquard.model.Command;
import jacquard.model.Location;
import jacquard.model.Position;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A location that is still being built. It may turn out to be the same as another one. */
public final class Node {
  /** An edge whose target is not numbered yet. */
  record Pending(
      Command command, Node target, boolean atomic, int priority, Position position, String text) {
    Pending withPriority(int other) {
      return new Pending(command, target, atomic, other, position, text);
    }
  }

  private final Position position;
  private final List<Pending> edges = new ArrayList<>();
  private final Set<Location.Mark> marks = EnumSet.noneOf(Location.Mark.class);
  private final List<Node> escapes = new ArrayList<>();
  private final List<Node> included = new ArrayList<>();
  private final boolean interior;
  private @Nullable Node same;

  Node(Position position, boolean interior) {
    this.position = position;
    this.interior = interior;
  }

  /** The edges of another node can be taken here, and hide the node's own where they can. */
  public void escapesTo(Node other) {
    escapes.add(other);
  }

  /** The edges of another node can be taken here too. */
  public void includes(Node other) {
    included.add(other);
  }

  /** All edges of this node, with their priorities: escapes first, the outermost before others. */
  List<Pending> allEdges() {
    List<Pending> all = new ArrayList<>();
    int priority = 0;
    for (Node escape : escapes) {
      escape.resolved().collect(all, priority++);
    }
    collect(all, priority);
    return all;
  }

  private void collect(List<Pending> into, int priority) {
    for (Pending p : edges) {
      if (into.stream()
          .noneMatch(q -> q.command().equals(p.command()) && q.target() == p.target())) {
        into.add(p.withPriority(priority));
      }
    }
    included.forEach(node -> node.resolved().collect(into, priority));
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

  List<Pending> edges() {
    return edges;
  }

  Set<Location.Mark> marks() {
    return marks;
  }
}

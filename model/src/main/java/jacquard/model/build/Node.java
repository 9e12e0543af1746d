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

    boolean isSameStatement(Pending other) {
      return command.equals(other.command)
          && target == other.target
          && position.equals(other.position);
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
    List<Pending> all = new ArrayList<>();
    collect(all);
    groups.add(List.copyOf(all));
    for (Node other : escapes(all)) {
      List<Pending> theirs = new ArrayList<>();
      if (other.number < number) {
        theirs.addAll(other.allEdges());
      } else {
        other.collect(theirs);
      }
      List<Pending> group = new ArrayList<>();
      for (Pending p : theirs) {
        if (all.stream().noneMatch(p::isSameStatement)) {
          all.add(p);
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

  private void collect(List<Pending> into) {
    for (Way way : ways) {
      switch (way) {
        case Pending p -> {
          if (into.stream().noneMatch(p::isSameStatement)) {
            into.add(p);
          }
        }
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

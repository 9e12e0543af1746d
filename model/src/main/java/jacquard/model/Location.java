package jacquard.model;

import java.util.List;
import java.util.Set;

/**
 * A point of control.
 *
 * @param edges in the order in which they are tried
 */
public record Location(int id, List<Edge> edges, Set<Mark> marks, Position position) {
  /** What a label says of its location. */
  public enum Mark {
    /** It is fine to stay here for ever. */
    END,
    PROGRESS,
    ACCEPT
  }

  public Location {
    edges = List.copyOf(edges);
    marks = Set.copyOf(marks);
  }

  public boolean is(Mark mark) {
    return marks.contains(mark);
  }
}

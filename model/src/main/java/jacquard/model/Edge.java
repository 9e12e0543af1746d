package jacquard.model;

import java.util.List;

/**
 * A step from one location of a process to another.
 *
 * @param id its number among all edges of the model, those of regions included
 * @param exclusive after this step only this process runs, as long as it can
 * @param priority an edge is possible only where no edge of the location with a smaller number is
 * @param text how the source writes it
 * @param statement the number of the statement among those of the source, as Spin counts them; -1
 *     for what Spin does not take for a step
 * @param forgotten variables, whole scalars, local ones of the process and global ones, that are
 *     set to 0 at the end of the step, because nobody can read what they hold any more
 */
public record Edge(
    int id,
    int source,
    int target,
    Command command,
    boolean exclusive,
    int priority,
    Position position,
    String text,
    int statement,
    List<Place> forgotten) {
  public Edge {
    forgotten = List.copyOf(forgotten);
  }

  /** The same step, which also forgets. */
  public Edge forgetting(List<Place> places) {
    return new Edge(
        id, source, target, command, exclusive, priority, position, text, statement, places);
  }
}

package jacquard.model;

/**
 * A step from one location of a process to another.
 *
 * @param id its number among all edges of the model, those of regions included
 * @param exclusive after this step only this process runs, as long as it can
 * @param priority an edge is possible only where no edge of the location with a smaller number is
 * @param text how the source writes it
 */
public record Edge(
    int id,
    int source,
    int target,
    Command command,
    boolean exclusive,
    int priority,
    Position position,
    String text) {}

package jacquard.model;

/**
 * What may happen to channels: a process that moves with the sends and receives of the others.
 *
 * @param graph its steps; those of a process that sends and receives, with values that must match
 * @param position where its control is, a variable of the model
 * @param isForbidden whether the events must not all happen, one after the other from the start;
 *     otherwise each event on a channel that the trace names in this way must be the next one
 */
public record EventTrace(ProcessGraph graph, Place position, boolean isForbidden) {
  /** Where its control is in a state. */
  public Location location(byte[] state) {
    int at = position.offset();
    return graph.location((state[at] & 0xff) | (state[at + 1] & 0xff) << 8);
  }
}

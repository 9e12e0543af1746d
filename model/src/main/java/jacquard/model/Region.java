package jacquard.model;

import java.util.List;

/**
 * A small graph inside a step. It is left at {@link #EXIT}.
 *
 * @param guards the step is possible where one of these is, or if there are none; what is at the
 *     entry does not tell, since the step may commit itself to a choice before it knows that
 *     nothing is possible there
 */
public record Region(List<Location> locations, int entry, List<Command> guards) {
  /** The number of the location behind the region. */
  public static final int EXIT = -1;

  public Region {
    locations = List.copyOf(locations);
    guards = List.copyOf(guards);
  }
}

package jacquard.model;

import java.util.List;

/** A small graph inside a step. It is left at {@link #EXIT}. */
public record Region(List<Location> locations, int entry) {
  /** The number of the location behind the region. */
  public static final int EXIT = -1;

  public Region {
    locations = List.copyOf(locations);
  }
}

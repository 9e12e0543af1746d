package jacquard.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The code of a kind of process.
 *
 * @param frameBytes how many bytes of the state one such process takes
 * @param initialization what is done when a process is created, after its parameters are set
 * @param provided where this is false, a process of this kind cannot move
 * @param labels the locations of the labels
 */
public record ProcessGraph(
    int index,
    String name,
    List<Place> parameters,
    List<Variable> locals,
    List<Channel> channels,
    int frameBytes,
    List<Command> initialization,
    List<Location> locations,
    int entry,
    Optional<Expression> provided,
    Map<String, Integer> labels) {
  public ProcessGraph {
    parameters = List.copyOf(parameters);
    locals = List.copyOf(locals);
    channels = List.copyOf(channels);
    initialization = List.copyOf(initialization);
    locations = List.copyOf(locations);
    labels = Map.copyOf(labels);
  }

  /** The same kind of process with other code at its locations. */
  public ProcessGraph with(List<Command> otherInitialization, List<Location> otherLocations) {
    return new ProcessGraph(
        index,
        name,
        parameters,
        locals,
        channels,
        frameBytes,
        otherInitialization,
        otherLocations,
        entry,
        provided,
        labels);
  }

  public Location location(int id) {
    return locations.get(id);
  }
}

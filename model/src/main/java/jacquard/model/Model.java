package jacquard.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A finite model. One with more places or steps than states and transitions have room to name is
 * refused with a {@link ModelTooLargeException}.
 *
 * @param globalBytes how many bytes of a state come before the frames
 * @param frameBytes the size of every frame
 * @param initialization what is done in the first state, before processes are created
 * @param initial the graphs of the processes that exist at the start
 * @param edges all edges, by their numbers
 * @param claims the never claims of the source: processes that only observe the others
 * @param formulas properties in linear temporal logic that the source names
 * @param priorities of the processes that exist at the start; empty in a model without priorities.
 *     Where there are some, each is the first parameter of its process, at {@link Layout#PRIORITY},
 *     and a process moves only if none with a higher one can
 * @param trace what may happen to channels
 * @param symbols the names of the values 1, 2, … of a type, by the name of the type
 * @param notes what the front end did not take as the source has it, for the user
 */
public record Model(
    String name,
    List<Variable> globals,
    List<Channel> channels,
    int globalBytes,
    int frameBytes,
    List<Command> initialization,
    List<ProcessGraph> processes,
    List<Integer> initial,
    List<Edge> edges,
    List<ProcessGraph> claims,
    List<Formula> formulas,
    boolean tracksLastMover,
    List<Integer> priorities,
    Optional<EventTrace> trace,
    Map<String, List<String>> symbols,
    List<String> notes) {
  public Model {
    globals = List.copyOf(globals);
    channels = List.copyOf(channels);
    initialization = List.copyOf(initialization);
    processes = List.copyOf(processes);
    initial = List.copyOf(initial);
    edges = List.copyOf(edges);
    claims = List.copyOf(claims);
    formulas = List.copyOf(formulas);
    priorities = List.copyOf(priorities);
    symbols = Map.copyOf(symbols);
    notes = List.copyOf(notes);
    requireRoom("kinds of processes", processes.size() + claims.size(), Layout.MAX_KINDS);
    requireRoom("steps in the code", edges.size(), Transition.MAX_EDGES);
    Stream.concat(processes.stream(), claims.stream())
        .forEach(
            p ->
                requireRoom(
                    "places in the code of " + p.name(),
                    p.locations().size(),
                    Layout.MAX_LOCATIONS));
  }

  private static void requireRoom(String what, int count, int most) {
    if (count > most) {
      throw new ModelTooLargeException(what, count, most);
    }
  }

  /**
   * A property in linear temporal logic, as text.
   *
   * @param atoms what its propositions mean, by their text
   */
  public record Formula(
      String name, String text, Map<String, Expression> atoms, Position position) {
    public Formula {
      atoms = Map.copyOf(atoms);
    }
  }

  /** A value as people write it: symbolic where its type has names. */
  public String valueText(Type type, int value) {
    List<String> names = symbols.getOrDefault(type.name(), List.of());
    return value >= 1 && value <= names.size() ? names.get(value - 1) : Integer.toString(value);
  }

  public boolean hasAcceptLabels() {
    return processes.stream()
        .anyMatch(p -> p.locations().stream().anyMatch(l -> l.is(Location.Mark.ACCEPT)));
  }

  /** Whether there are channels without a buffer. */
  public boolean hasRendezvous() {
    return Stream.concat(channels.stream(), processes.stream().flatMap(p -> p.channels().stream()))
        .anyMatch(Channel::isRendezvous);
  }

  /** Whether some process may have to wait for others that have a higher priority. */
  public boolean hasPriorities() {
    return !priorities.isEmpty();
  }

  /** Whether any step may matter to any other, so that none of them commute. */
  public boolean allStepsDepend() {
    return tracksLastMover || hasPriorities() || trace.isPresent();
  }

  /** The same model, whose states tell who moved last. */
  public Model trackingLastMover() {
    return new Model(
        name,
        globals,
        channels,
        globalBytes,
        frameBytes,
        initialization,
        processes,
        initial,
        edges,
        claims,
        formulas,
        true,
        priorities,
        trace,
        symbols,
        notes);
  }

  /** The same model with other code, whose edges have the same numbers. */
  public Model with(
      List<Command> theirInitialization, List<ProcessGraph> others, List<Edge> theirEdges) {
    return new Model(
        name,
        globals,
        channels,
        globalBytes,
        frameBytes,
        theirInitialization,
        others,
        initial,
        theirEdges,
        claims,
        formulas,
        tracksLastMover,
        priorities,
        trace,
        symbols,
        notes);
  }

  public ProcessGraph process(int index) {
    return processes.get(index);
  }

  /** How long the state is with this many processes. */
  public int length(int processes) {
    return globalBytes + processes * frameBytes;
  }

  /** The most channels that any kind of process has of its own. */
  public int maxOwnChannels() {
    return processes.stream().mapToInt(p -> p.channels().size()).max().orElse(0);
  }
}

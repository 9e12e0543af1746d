package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.Region;
import java.util.List;

/** The variables that a command writes: local ones, unless it is asked for global ones. */
final class LocalWrites {
  private LocalWrites() {}

  /** The global ones, of the steps of a region too. */
  static List<Place> ofGlobals(Command command) {
    return command instanceof Command.Deterministic(Region region)
        ? region.locations().stream()
            .flatMap(l -> l.edges().stream())
            .flatMap(e -> ofGlobals(e.command()).stream())
            .toList()
        : places(command).stream().filter(Place::isGlobal).toList();
  }

  /** None for a region, whose steps have their own. */
  static List<Place> of(Command command) {
    return places(command).stream().filter(p -> !p.isGlobal()).toList();
  }

  private static List<Place> places(Command command) {
    return switch (command) {
      case Command.Assign(Place target, var _) -> List.of(target);
      case Command.Receive(var _, var patterns, boolean _, boolean _) ->
          patterns.stream()
              .filter(Pattern.Into.class::isInstance)
              .map(p -> ((Pattern.Into) p).place())
              .toList();
      case Command.Start(int _, var _, var number) -> number.stream().toList();
      case Command.Acquire(Place lock) -> List.of(lock);
      case Command.Release(Place lock) -> List.of(lock);
      case Command.Guard _, Command.Send _, Command.Assert _, Command.Print _ -> List.of();
      case Command.Skip _, Command.Otherwise _, Command.End _ -> List.of();
      case Command.Deterministic _, Command.SetPriority _ -> List.of();
    };
  }
}

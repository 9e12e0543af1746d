package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import java.util.BitSet;
import java.util.List;

/**
 * Local variables that keep the value with which a process starts: parameters above all, such as
 * its number in an array or its channels. That they may be forgotten once nobody reads them does
 * not count.
 */
public final class FixedLocals {
  private final BitSet written = new BitSet();
  private final List<Place> places;

  public FixedLocals(ProcessGraph graph) {
    collect(graph.locations());
    this.places =
        graph.locals().stream()
            .flatMap(v -> v.scalars().stream())
            .filter(p -> written.get(p.offset(), p.offset() + p.type().bytes()).isEmpty())
            .toList();
  }

  /** All of them, scalar by scalar. */
  public List<Place> places() {
    return places;
  }

  private void collect(List<Location> locations) {
    for (Location location : locations) {
      for (Edge edge : location.edges()) {
        collect(edge.command());
      }
    }
  }

  private void collect(Command command) {
    switch (command) {
      case Command.Assign(Place target, var _) -> write(target);
      case Command.Receive(var _, var patterns, boolean _, boolean _) ->
          patterns.forEach(
              p -> {
                if (p instanceof Pattern.Into(Place place)) {
                  write(place);
                }
              });
      case Command.Start(int _, var _, var number) -> number.ifPresent(this::write);
      case Command.Deterministic(var region) -> collect(region.locations());
      case Command.Acquire(Place lock) -> write(lock);
      case Command.Release(Place lock) -> write(lock);
      case Command.Guard _, Command.Send _, Command.Assert _, Command.Print _ -> {}
      case Command.Skip _, Command.Otherwise _, Command.End _ -> {}
    }
  }

  private void write(Place place) {
    if (place.isGlobal()) {
      return;
    }
    if (place.subscripts().isEmpty()) {
      written.set(place.offset(), place.offset() + place.type().bytes());
    } else {
      int from = place.variable().offset();
      written.set(from, from + place.variable().shape().bytes());
    }
  }
}

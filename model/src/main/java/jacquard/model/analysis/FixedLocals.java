package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
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
        LocalWrites.of(edge.command()).forEach(this::write);
        if (edge.command() instanceof Command.Deterministic(var region)) {
          collect(region.locations());
        }
      }
    }
  }

  private void write(Place place) {
    if (place.subscripts().isEmpty()) {
      written.set(place.offset(), place.offset() + place.type().bytes());
    } else {
      int from = place.variable().offset();
      written.set(from, from + place.variable().shape().bytes());
    }
  }
}

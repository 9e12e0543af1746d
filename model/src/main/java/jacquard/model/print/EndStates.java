package jacquard.model.print;

import jacquard.model.Edge;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import java.util.ArrayList;
import java.util.List;

/** Who is stuck where. */
public final class EndStates {
  private EndStates() {}

  public static String describe(Machine machine, byte[] state) {
    List<String> stuck = new ArrayList<>();
    for (int p = 0; p < (state[Layout.COUNT] & 0xff); p++) {
      ProcessGraph graph = machine.graph(state, p);
      Location location = graph.location(machine.location(state, p));
      if (!location.is(Location.Mark.END)) {
        String what =
            location.edges().size() == 1
                ? "at " + location.edges().getFirst().text()
                : "at one of "
                    + String.join(" | ", location.edges().stream().map(Edge::text).toList());
        stuck.add(
            "%s[%d] waits %s (%s)"
                .formatted(graph.name(), p, what, position(location).fileAndLine()));
      }
    }
    if (!machine.isAtEndOfTrace(state)) {
      stuck.add("the event trace has not come to its end");
    }
    return "nobody can move: " + String.join("; ", stuck);
  }

  private static Position position(Location location) {
    return location.edges().isEmpty()
        ? location.position()
        : location.edges().getFirst().position();
  }
}

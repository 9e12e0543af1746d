package jacquard.model.range;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import java.util.Set;
import java.util.TreeSet;

/** Numbers at which a growing range may stop: those that a model compares with or stores. */
final class Landmarks {
  private final Set<Integer> found = new TreeSet<>();

  private Landmarks() {
    found.add(Integer.MIN_VALUE);
    found.add(Integer.MAX_VALUE);
    for (int bits = 0; bits < Integer.SIZE - 1; bits++) {
      found.add((1 << bits) - 1);
      found.add(-(1 << bits));
    }
  }

  /** Those of a model, its powers of two and their neighbours among them. */
  static Set<Integer> of(Model model) {
    Landmarks landmarks = new Landmarks();
    model.initialization().forEach(landmarks::look);
    for (ProcessGraph graph : model.processes()) {
      graph.initialization().forEach(landmarks::look);
      graph.locations().forEach(landmarks::look);
    }
    return landmarks.found;
  }

  private void look(Location location) {
    for (Edge edge : location.edges()) {
      look(edge.command());
    }
  }

  private void look(Command command) {
    switch (command) {
      case Command.Guard(Expression condition) -> look(condition);
      case Command.Assign(Place _, Expression value) -> look(value);
      case Command.Send(Expression _, var values, boolean _) -> values.forEach(this::look);
      case Command.Start(int _, var arguments, var _) -> arguments.forEach(this::look);
      case Command.Deterministic(Region region) -> region.locations().forEach(this::look);
      case Command.Assert _, Command.Print _, Command.Receive _, Command.Skip _ -> {}
      case Command.Otherwise _, Command.End _, Command.SetPriority _ -> {}
      case Command.Acquire _, Command.Release _ -> {}
    }
  }

  private void look(Expression e) {
    switch (e) {
      case Expression.Constant(int value, String _) -> {
        found.add(value);
        found.add(value == Integer.MAX_VALUE ? value : value + 1);
        found.add(value == Integer.MIN_VALUE ? value : value - 1);
      }
      case Expression.Unary(var _, Expression operand) -> look(operand);
      case Expression.Binary(var _, Expression left, Expression right) -> {
        look(left);
        look(right);
      }
      case Expression.Conditional(Expression c, Expression t, Expression o) -> {
        look(c);
        look(t);
        look(o);
      }
      default -> {} // a range may stop anywhere else, too: at powers of two
    }
  }
}

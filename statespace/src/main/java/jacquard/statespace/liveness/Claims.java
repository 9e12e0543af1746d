package jacquard.statespace.liveness;

import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.Position;
import java.util.Map;

/** The claims that accept the runs that violate a property. */
final class Claims {
  private static final Model.Formula PROGRESS =
      new Model.Formula(
          "progress", "[]<> !np_", Map.of("np_", new Expression.NonProgress()), Position.NOWHERE);

  private Claims() {}

  /**
   * The claim of a property.
   *
   * @throws UnsupportedClaimException if the never claim does what no claim here may do
   */
  static Claim refuting(Property property, Machine machine) {
    return switch (property) {
      case Property.Formula(var formula) -> AutomatonClaim.refuting(formula, machine.model());
      case Property.Progress _ -> AutomatonClaim.refuting(PROGRESS, machine.model());
      case Property.NeverClaim(var graph) -> GraphClaim.of(graph, machine.model());
      case Property.NoAcceptanceCycle _ -> new LabelClaim(machine, Location.Mark.ACCEPT);
    };
  }
}

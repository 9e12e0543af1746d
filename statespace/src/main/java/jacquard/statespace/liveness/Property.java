package jacquard.statespace.liveness;

import jacquard.core.ViolationKind;
import jacquard.core.request.PropertyRequest;
import jacquard.ltl.buchi.StutterInvariance;
import jacquard.model.Expression;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.analysis.ChangedByEveryStep;
import java.util.List;
import java.util.Optional;

/** What an infinite run of a model may do wrong. */
public sealed interface Property {
  /** Every run satisfies a formula. */
  record Formula(Model.Formula formula) implements Property {}

  /** No run is accepted by a never claim of the model, and none takes it to its end. */
  record NeverClaim(ProcessGraph graph) implements Property {}

  /** No run is in states with an accept label again and again. */
  record NoAcceptanceCycle() implements Property {}

  /** Every run comes to states with a progress label again and again. */
  record Progress() implements Property {}

  /** How results name a violation. */
  default ViolationKind kind() {
    return asked().violation();
  }

  private PropertyRequest.Kind asked() {
    return switch (this) {
      case Formula _ -> PropertyRequest.Kind.LTL;
      case NeverClaim _ -> PropertyRequest.Kind.NEVER;
      case NoAcceptanceCycle _ -> PropertyRequest.Kind.ACCEPTANCE;
      case Progress _ -> PropertyRequest.Kind.NON_PROGRESS;
    };
  }

  /** What is wrong with a run that violates it. */
  default String complaint() {
    return asked().complaint(this instanceof Formula(var formula) ? formula.text() : "");
  }

  /** Why runs that differ only by stuttering may not be taken for each other; empty if they may. */
  default Optional<String> whyNoReduction() {
    return switch (this) {
      case Formula(var formula) ->
          ChangedByEveryStep.in(formula.atoms().values())
              .or(
                  () ->
                      why(
                          "the formula",
                          StutterInvariance.of(jacquard.ltl.Formula.parse(formula.text()))));
      case NeverClaim(var graph) when !graph.locals().isEmpty() ->
          Optional.of("the never claim has variables of its own");
      case NeverClaim(var graph) -> {
        List<Expression> conditions = ClaimAutomaton.conditions(graph);
        yield ChangedByEveryStep.in(conditions)
            .or(() -> why("the never claim", ClaimAutomaton.invariance(graph)));
      }
      case NoAcceptanceCycle _, Progress _ -> Optional.empty();
    };
  }

  private static Optional<String> why(String what, StutterInvariance invariance) {
    return switch (invariance) {
      case StutterInvariance.Invariant _ -> Optional.empty();
      case StutterInvariance.Sensitive _ ->
          Optional.of(what + " can tell runs apart that differ only by stuttering");
      case StutterInvariance.Unknown(String why) -> Optional.of(why);
    };
  }
}

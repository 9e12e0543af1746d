package jacquard.statespace.liveness;

import jacquard.core.ViolationKind;
import jacquard.ltl.buchi.StutterInvariance;
import jacquard.model.Expression;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.analysis.ChangedByEveryStep;
import java.util.List;
import java.util.Optional;

/** What an infinite run of a model may do wrong. */
public sealed interface Property {
  /** What is wrong with a run that takes a claim to its end. */
  String CLAIM_ENDS = "the claim comes to its end";

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
    return switch (this) {
      case Formula _ -> ViolationKind.LTL;
      case NeverClaim _ -> ViolationKind.NEVER_CLAIM;
      case NoAcceptanceCycle _ -> ViolationKind.ACCEPTANCE_CYCLE;
      case Progress _ -> ViolationKind.NON_PROGRESS_CYCLE;
    };
  }

  /** What is wrong with a run that violates it. */
  default String complaint() {
    return switch (this) {
      case Formula(var formula) -> formula.text() + " does not hold";
      case NeverClaim _ -> "the never claim accepts this run";
      case NoAcceptanceCycle _ -> "this run comes to accept labels again and again";
      case Progress _ -> "this run comes to progress labels only finitely often";
    };
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

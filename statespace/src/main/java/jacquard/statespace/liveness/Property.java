package jacquard.statespace.liveness;

import jacquard.ltl.buchi.StutterInvariance;
import jacquard.model.Model;
import java.util.Optional;

/** What an infinite run of a model may do wrong. */
public sealed interface Property {
  /** Every run satisfies a formula. */
  record Formula(Model.Formula formula) implements Property {}

  /** No run is accepted by the never claim of the model, and none takes it to its end. */
  record NeverClaim() implements Property {}

  /** No run is in states with an accept label again and again. */
  record NoAcceptanceCycle() implements Property {}

  /** Every run comes to states with a progress label again and again. */
  record Progress() implements Property {}

  /** How results name a violation. */
  default String kind() {
    return switch (this) {
      case Formula _ -> "ltl";
      case NeverClaim _ -> "never-claim";
      case NoAcceptanceCycle _ -> "acceptance-cycle";
      case Progress _ -> "non-progress-cycle";
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
          switch (StutterInvariance.of(jacquard.ltl.Formula.parse(formula.text()))) {
            case StutterInvariance.Invariant _ -> Optional.empty();
            case StutterInvariance.Sensitive _ ->
                Optional.of("the formula can tell runs apart that differ only by stuttering");
            case StutterInvariance.Unknown(String why) -> Optional.of(why);
          };
      case NeverClaim _ ->
          Optional.of("whether the never claim is stutter-invariant is not decided");
      case NoAcceptanceCycle _, Progress _ -> Optional.empty();
    };
  }
}

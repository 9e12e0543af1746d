package jacquard.symbolic.engine;

import jacquard.core.Violation;
import jacquard.core.request.PropertyRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Model;
import jacquard.model.ModelTarget;
import jacquard.model.ProcessGraph;
import jacquard.symbolic.encode.Claim;
import jacquard.symbolic.encode.UnsupportedModelException;
import java.util.Optional;

/**
 * A property of infinite runs and the model that it is about, whose states have what it asks for.
 *
 * @param asked as the user names it
 * @param formula what has to hold; none where accept labels or a never claim say what must not
 * @param never the claim that must accept no run
 */
record RunProperty(
    PropertyRequest asked,
    ModelTarget target,
    Optional<Model.Formula> formula,
    Optional<ProcessGraph> never) {
  /**
   * Finds what the user named.
   *
   * @throws RefusedRequestException if the model has no such thing, or a formula is none
   */
  static RunProperty of(PropertyRequest asked, ModelTarget target) {
    return switch (asked.kind()) {
      case NEVER ->
          new RunProperty(
              asked, target, Optional.empty(), Optional.of(target.claim(asked.formula())));
      case ACCEPTANCE -> {
        target.requireAcceptLabels();
        yield new RunProperty(asked, target, Optional.empty(), Optional.empty());
      }
      case NON_PROGRESS ->
          new RunProperty(asked, target, Optional.of(Claim.PROGRESS), Optional.empty());
      case LTL -> ltl(asked, target);
    };
  }

  private static RunProperty ltl(PropertyRequest asked, ModelTarget target) {
    ModelTarget.WithFormula with = target.withNamed(asked.formula().orElse(""));
    return new RunProperty(asked, with.target(), Optional.of(with.formula()), Optional.empty());
  }

  /**
   * What accepts the runs that violate it.
   *
   * @throws RefusedRequestException if no circuit is made of the never claim
   */
  Claim claim() {
    boolean isFair = asked.isFair();
    try {
      return never
          .map(n -> Claim.of(n, target.model(), isFair))
          .or(() -> formula.map(f -> Claim.against(f, isFair)))
          .orElseGet(() -> Claim.ofAcceptance(isFair));
    } catch (UnsupportedModelException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }

  /** What is wrong with a run that goes on for ever and violates it. */
  Violation violation() {
    String complaint = asked.kind().complaint(formula.map(Model.Formula::text).orElse(""));
    return new Violation(asked.kind().violation(), complaint);
  }

  /** What is wrong with a run that takes the never claim to its end. */
  Violation ended() {
    return new Violation(asked.kind().violation(), PropertyRequest.CLAIM_ENDS);
  }
}

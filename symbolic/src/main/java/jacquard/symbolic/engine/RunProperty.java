package jacquard.symbolic.engine;

import jacquard.core.ViolationKind;
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

  /** How results name a violation. */
  ViolationKind kind() {
    return kind(asked.kind());
  }

  /** How results name a violation of such a property. */
  static ViolationKind kind(PropertyRequest.Kind kind) {
    return switch (kind) {
      case LTL -> ViolationKind.LTL;
      case NEVER -> ViolationKind.NEVER_CLAIM;
      case ACCEPTANCE -> ViolationKind.ACCEPTANCE_CYCLE;
      case NON_PROGRESS -> ViolationKind.NON_PROGRESS_CYCLE;
    };
  }

  /** What is wrong with a run that violates it. */
  String complaint() {
    return switch (asked.kind()) {
      case LTL -> formula.orElseThrow().text() + " does not hold";
      case NEVER -> "the never claim accepts this run";
      case ACCEPTANCE -> "this run comes to accept labels again and again";
      case NON_PROGRESS -> "this run comes to progress labels only finitely often";
    };
  }
}

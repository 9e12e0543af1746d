package jacquard.statespace.engine;

import jacquard.core.request.PropertyRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.ModelTarget;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.Property;

/**
 * A property of infinite runs and the model that it is about, whose states have what it asks for.
 *
 * @param asked as the user names it
 */
public record ModelProperty(
    PropertyRequest asked, ModelTarget target, Property property, Fairness fairness) {
  /**
   * Finds what the user named.
   *
   * @throws RefusedRequestException if the model has no such thing, or a formula is none
   */
  public static ModelProperty of(PropertyRequest asked, ModelTarget target) {
    Fairness fairness = asked.isFair() ? Fairness.WEAK : Fairness.NONE;
    return switch (asked.kind()) {
      case NEVER ->
          new ModelProperty(
              asked, target, new Property.NeverClaim(target.claim(asked.formula())), fairness);
      case ACCEPTANCE -> {
        target.requireAcceptLabels();
        yield new ModelProperty(asked, target, new Property.NoAcceptanceCycle(), fairness);
      }
      case NON_PROGRESS -> new ModelProperty(asked, target, new Property.Progress(), fairness);
      case LTL -> ltl(asked, target, fairness);
    };
  }

  private static ModelProperty ltl(PropertyRequest asked, ModelTarget target, Fairness fairness) {
    ModelTarget.WithFormula with = target.withNamed(asked.formula().orElse(""));
    return new ModelProperty(asked, with.target(), new Property.Formula(with.formula()), fairness);
  }
}

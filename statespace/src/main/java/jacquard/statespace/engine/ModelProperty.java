package jacquard.statespace.engine;

import jacquard.core.request.PropertyRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ModelTarget;
import jacquard.model.ProcessGraph;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.Property;
import java.util.List;
import java.util.Optional;

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
          new ModelProperty(asked, target, new Property.NeverClaim(claim(asked, target)), fairness);
      case ACCEPTANCE -> {
        if (!hasAcceptLabels(target.model())) {
          throw new RefusedRequestException(target.name() + " has no accept label");
        }
        yield new ModelProperty(asked, target, new Property.NoAcceptanceCycle(), fairness);
      }
      case NON_PROGRESS -> new ModelProperty(asked, target, new Property.Progress(), fairness);
      case LTL -> ltl(asked, target, fairness);
    };
  }

  private static ProcessGraph claim(PropertyRequest asked, ModelTarget target) {
    List<ProcessGraph> claims = target.model().claims();
    List<String> names = claims.stream().map(ProcessGraph::name).toList();
    if (claims.isEmpty()) {
      throw new RefusedRequestException(target.name() + " has no never claim");
    }
    if (asked.formula().isEmpty() && claims.size() > 1) {
      throw new RefusedRequestException(
          "%s has several never claims: give --never with one of %s"
              .formatted(target.name(), String.join(", ", names)));
    }
    return claims.stream()
        .filter(c -> asked.formula().isEmpty() || asked.formula().get().equals(c.name()))
        .findFirst()
        .orElseThrow(
            () ->
                new RefusedRequestException(
                    "%s has no never claim '%s', but %s"
                        .formatted(
                            target.name(), asked.formula().orElse(""), String.join(", ", names))));
  }

  private static ModelProperty ltl(PropertyRequest asked, ModelTarget target, Fairness fairness) {
    String text = asked.formula().orElse("");
    Optional<Model.Formula> named =
        target.model().formulas().stream().filter(f -> f.name().equals(text)).findFirst();
    if (named.isPresent()) {
      return new ModelProperty(asked, target, new Property.Formula(named.get()), fairness);
    }
    ModelTarget.WithFormula with = target.with(text);
    return new ModelProperty(asked, with.target(), new Property.Formula(with.formula()), fairness);
  }

  static boolean hasAcceptLabels(Model model) {
    return model.processes().stream()
        .anyMatch(p -> p.locations().stream().anyMatch(l -> l.is(Location.Mark.ACCEPT)));
  }
}

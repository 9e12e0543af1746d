package jacquard.symbolic.engine;

import jacquard.core.ViolationKind;
import jacquard.core.request.PropertyRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ModelTarget;
import jacquard.model.ProcessGraph;
import jacquard.symbolic.encode.Claim;
import jacquard.symbolic.encode.UnsupportedModelException;
import java.util.List;
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
          new RunProperty(asked, target, Optional.empty(), Optional.of(never(asked, target)));
      case ACCEPTANCE -> {
        if (target.model().processes().stream().noneMatch(RunProperty::hasAcceptLabel)) {
          throw new RefusedRequestException(target.name() + " has no accept label");
        }
        yield new RunProperty(asked, target, Optional.empty(), Optional.empty());
      }
      case NON_PROGRESS ->
          new RunProperty(asked, target, Optional.of(Claim.PROGRESS), Optional.empty());
      case LTL -> ltl(asked, target);
    };
  }

  private static ProcessGraph never(PropertyRequest asked, ModelTarget target) {
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

  private static boolean hasAcceptLabel(ProcessGraph graph) {
    return graph.locations().stream().anyMatch(l -> l.is(Location.Mark.ACCEPT));
  }

  private static RunProperty ltl(PropertyRequest asked, ModelTarget target) {
    String text = asked.formula().orElse("");
    Optional<Model.Formula> named =
        target.model().formulas().stream().filter(f -> f.name().equals(text)).findFirst();
    if (named.isPresent()) {
      return new RunProperty(asked, target, named, Optional.empty());
    }
    ModelTarget.WithFormula with = target.with(text);
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
    return switch (asked.kind()) {
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

package jacquard.symbolic.engine;

import jacquard.core.ViolationKind;
import jacquard.core.request.PropertyRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ModelTarget;
import jacquard.model.ProcessGraph;
import jacquard.symbolic.encode.Claim;
import java.util.List;
import java.util.Optional;

/**
 * A property of infinite runs and the model that it is about, whose states have what it asks for.
 *
 * @param asked as the user names it
 * @param formula what has to hold; none where accept labels say what must not
 */
record RunProperty(PropertyRequest asked, ModelTarget target, Optional<Model.Formula> formula) {
  /**
   * Finds what the user named.
   *
   * @throws RefusedRequestException if the model has no such thing, or a formula is none
   */
  static RunProperty of(PropertyRequest asked, ModelTarget target) {
    return switch (asked.kind()) {
      case NEVER -> throw refusal(target);
      case ACCEPTANCE -> {
        if (target.model().processes().stream().noneMatch(RunProperty::hasAcceptLabel)) {
          throw new RefusedRequestException(target.name() + " has no accept label");
        }
        yield new RunProperty(asked, target, Optional.empty());
      }
      case NON_PROGRESS -> new RunProperty(asked, target, Optional.of(Claim.PROGRESS));
      case LTL -> ltl(asked, target);
    };
  }

  private static RefusedRequestException refusal(ModelTarget target) {
    List<ProcessGraph> claims = target.model().claims();
    return new RefusedRequestException(
        claims.isEmpty()
            ? target.name() + " has no never claim"
            : "the symbolic engine does not take never claims (%s)"
                .formatted(claims.getFirst().location(claims.getFirst().entry()).position()));
  }

  private static boolean hasAcceptLabel(ProcessGraph graph) {
    return graph.locations().stream().anyMatch(l -> l.is(Location.Mark.ACCEPT));
  }

  private static RunProperty ltl(PropertyRequest asked, ModelTarget target) {
    String text = asked.formula().orElse("");
    Optional<Model.Formula> named =
        target.model().formulas().stream().filter(f -> f.name().equals(text)).findFirst();
    if (named.isPresent()) {
      return new RunProperty(asked, target, named);
    }
    ModelTarget.WithFormula with = target.with(text);
    return new RunProperty(asked, with.target(), Optional.of(with.formula()));
  }

  /** What accepts the runs that violate it. */
  Claim claim() {
    return formula
        .map(f -> Claim.against(f, asked.isFair()))
        .orElseGet(() -> Claim.ofAcceptance(asked.isFair()));
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

package jacquard.model;

import jacquard.core.engine.Target;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A model to be checked, in whatever language it is written. */
public interface ModelTarget extends Target {
  Model model();

  /**
   * The same model, with a formula over its states.
   *
   * @throws RefusedRequestException if it is none
   */
  WithFormula with(String formula);

  /**
   * The model with the formula that has this name, or that reads so.
   *
   * @throws RefusedRequestException if it is none
   */
  default WithFormula withNamed(String nameOrFormula) {
    return model().formulas().stream()
        .filter(f -> f.name().equals(nameOrFormula))
        .findFirst()
        .map(f -> new WithFormula(this, f))
        .orElseGet(() -> with(nameOrFormula));
  }

  /**
   * The never claim that has this name, or the only one.
   *
   * @throws RefusedRequestException if there is none, or there are several
   */
  default ProcessGraph claim(Optional<String> claim) {
    List<ProcessGraph> claims = model().claims();
    List<String> names = claims.stream().map(ProcessGraph::name).toList();
    if (claims.isEmpty()) {
      throw new RefusedRequestException(name() + " has no never claim");
    }
    if (claim.isEmpty() && claims.size() > 1) {
      throw new RefusedRequestException(
          "%s has several never claims: give --never with one of %s"
              .formatted(name(), String.join(", ", names)));
    }
    return claims.stream()
        .filter(c -> claim.isEmpty() || claim.get().equals(c.name()))
        .findFirst()
        .orElseThrow(
            () ->
                new RefusedRequestException(
                    "%s has no never claim '%s', but %s"
                        .formatted(name(), claim.orElse(""), String.join(", ", names))));
  }

  /**
   * Makes sure that there are accept labels.
   *
   * @throws RefusedRequestException if there are none
   */
  default void requireAcceptLabels() {
    if (!model().hasAcceptLabels()) {
      throw new RefusedRequestException(name() + " has no accept label");
    }
  }

  /** A model and a formula over its states. */
  record WithFormula(ModelTarget target, Model.Formula formula) {}

  @Override
  default TargetKind kind() {
    return TargetKind.MODEL;
  }

  @Override
  default List<String> claimsOfInfiniteRuns() {
    boolean isAlone = model().claims().size() == 1;
    return Stream.of(
            model().formulas().stream().map(f -> "ltl " + f.name()),
            model().claims().stream().map(c -> isAlone ? "the never claim" : "never " + c.name()),
            Stream.of("accept labels").filter(_ -> model().hasAcceptLabels()))
        .flatMap(named -> named)
        .toList();
  }

  /** What an engine has to say that checks finite runs only: which claims it does not check. */
  default List<String> notesOnFiniteRuns() {
    List<String> notes = new ArrayList<>(model().notes());
    List<String> others = claimsOfInfiniteRuns();
    if (!others.isEmpty()) {
      notes.add("not checked: %s (without --safety they are)".formatted(String.join(", ", others)));
    }
    return notes;
  }
}

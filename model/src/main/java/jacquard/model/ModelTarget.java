package jacquard.model;

import jacquard.core.engine.Target;
import jacquard.core.request.TargetKind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A model to be checked, in whatever language it is written. */
public interface ModelTarget extends Target {
  Model model();

  /**
   * The same model, with a formula over its states.
   *
   * @throws jacquard.core.request.RefusedRequestException if it is none
   */
  WithFormula with(String formula);

  /** A model and a formula over its states. */
  record WithFormula(ModelTarget target, Model.Formula formula) {}

  @Override
  default TargetKind kind() {
    return TargetKind.MODEL;
  }

  /** What an engine has to say that checks finite runs only: which claims it does not check. */
  default List<String> notesOnFiniteRuns() {
    List<String> notes = new ArrayList<>(model().notes());
    List<String> others =
        Stream.concat(
                model().formulas().stream().map(f -> "ltl " + f.name()),
                model().claims().stream().map(c -> "never " + c.name()))
            .toList();
    if (!others.isEmpty()) {
      notes.add(
          "not checked: %s (--engine stateful checks infinite runs)"
              .formatted(String.join(", ", others)));
    }
    return notes;
  }
}

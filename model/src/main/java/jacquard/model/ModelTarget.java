package jacquard.model;

import jacquard.core.engine.Target;
import jacquard.core.request.TargetKind;

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
}

package jacquard.bytecode;

import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.model.Model;
import jacquard.model.ModelTarget;

/**
 * A Java program, to be checked as a model.
 *
 * @param name as the user calls it
 * @param fingerprint of the program, not of the model
 */
public record JavaModelTarget(String name, String fingerprint, JavaModel translated)
    implements ModelTarget {
  @Override
  public Model model() {
    return translated.model();
  }

  @Override
  public TargetKind kind() {
    return TargetKind.JAVA;
  }

  @Override
  public WithFormula with(String formula) {
    throw new RefusedRequestException(
        "formulas are for models, which %s is not".formatted(name));
  }
}

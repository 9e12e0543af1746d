package jacquard.cli.translated;

import jacquard.bytecode.translate.JavaModel;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.model.Model;
import jacquard.model.ModelTarget;

/** The model of a Java program that is only looked at, so that nothing of the program is loaded. */
public record ModelOfProgram(String name, String fingerprint, JavaModel translated)
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
    throw new RefusedRequestException("formulas are for models, which %s is not".formatted(name));
  }
}

package jacquard.cli.translated;

import jacquard.bytecode.translate.JavaModel;
import jacquard.check.JavaTarget;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.model.Model;
import jacquard.model.ModelTarget;

/** A Java program together with its model. */
public record TranslatedProgram(JavaTarget program, JavaModel translated) implements ModelTarget {
  @Override
  public String name() {
    return program.name();
  }

  @Override
  public String fingerprint() {
    return program.fingerprint();
  }

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
    throw new RefusedRequestException("formulas are for models, which %s is not".formatted(name()));
  }
}

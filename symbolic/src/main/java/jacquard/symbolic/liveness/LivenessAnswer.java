package jacquard.symbolic.liveness;

import jacquard.symbolic.method.Certificate;

/** What is known of a justice property. */
public sealed interface LivenessAnswer {
  record Violated(Lasso lasso) implements LivenessAnswer {}

  /**
   * It holds.
   *
   * @param by what the circuit was made into; a violation would reach the bad state of that
   * @param certificate that this bad state is never reached
   */
  record Holds(Transformation by, Certificate certificate) implements LivenessAnswer {}

  /**
   * Neither is known.
   *
   * @param depth no lasso has fewer steps than this
   */
  record Unknown(int depth, String reason) implements LivenessAnswer {}
}

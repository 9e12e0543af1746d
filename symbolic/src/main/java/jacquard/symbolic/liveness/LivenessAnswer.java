package jacquard.symbolic.liveness;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.method.Certificate;

/** What is known of a justice property. */
public sealed interface LivenessAnswer {
  record Violated(Lasso lasso) implements LivenessAnswer {}

  /**
   * It holds.
   *
   * @param circuit made from the one that was checked; a violation would reach its bad state
   * @param certificate that this bad state is never reached
   */
  record Holds(Circuit circuit, Certificate certificate) implements LivenessAnswer {}

  /**
   * Neither is known.
   *
   * @param depth no lasso has fewer steps than this
   */
  record Unknown(int depth, String reason) implements LivenessAnswer {}
}

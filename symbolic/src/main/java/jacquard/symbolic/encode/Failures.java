package jacquard.symbolic.encode;

import jacquard.symbolic.circuit.Aig;

/** What goes wrong in a step, each as a literal that is true where it does. */
final class Failures {
  private final Aig aig;
  private int fault = Aig.FALSE;
  private int assertion = Aig.FALSE;
  private int overflow = Aig.FALSE;
  private int unfinished = Aig.FALSE;

  Failures(Aig aig) {
    this.aig = aig;
  }

  /** Something cannot be evaluated or done. */
  void fault(int condition) {
    fault = aig.or(fault, condition);
  }

  void assertion(int condition) {
    assertion = aig.or(assertion, condition);
  }

  /** A process is created for which the circuit has no room. */
  void overflow(int condition) {
    overflow = aig.or(overflow, condition);
  }

  /** A deterministic step is longer than the circuit has room for. */
  void unfinished(int condition) {
    unfinished = aig.or(unfinished, condition);
  }

  int fault() {
    return fault;
  }

  int assertion() {
    return assertion;
  }

  int overflow() {
    return overflow;
  }

  int unfinished() {
    return unfinished;
  }
}

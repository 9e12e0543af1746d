package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Circuit;

/** A way to find out whether a bad state can be reached while the constraints hold. */
public interface Method {
  /** As users write it. */
  String name();

  /**
   * Checks one of the circuit's bad states.
   *
   * @param property its index among {@link Circuit#bads}
   */
  Answer check(Circuit circuit, int property, Setting setting);
}

package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.solver.SolverFactory;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;

/** A way to find out whether a bad state can be reached while the constraints hold. */
public interface Method {
  /** As users write it. */
  String name();

  /** The names of the solvers that it uses, of those that it is given. */
  default SequencedSet<String> solvers(SolverFactory given) {
    return new LinkedHashSet<>(List.of(given.name()));
  }

  /**
   * Checks one of the circuit's bad states.
   *
   * @param property its index among {@link Circuit#bads}
   */
  Answer check(Circuit circuit, int property, Setting setting);
}

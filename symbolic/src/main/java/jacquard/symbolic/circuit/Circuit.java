package jacquard.symbolic.circuit;

import java.util.List;

/**
 * A finite-state machine: latches whose next values are functions of latches and inputs.
 *
 * @param constraints literals that are true in every step; runs end where they cannot be
 * @param bads each is a property that is violated where its literal is true in some step
 * @param fairness literals that are each true infinitely often in the infinite runs that count
 * @param justice each is a property that is violated by an infinite run in which all of its
 *     literals are true infinitely often
 */
public record Circuit(
    Aig aig,
    List<Input> inputs,
    List<Latch> latches,
    List<Signal> constraints,
    List<Signal> bads,
    List<Signal> fairness,
    List<Justice> justice) {
  public Circuit {
    inputs = List.copyOf(inputs);
    latches = List.copyOf(latches);
    constraints = List.copyOf(constraints);
    bads = List.copyOf(bads);
    fairness = List.copyOf(fairness);
    justice = List.copyOf(justice);
  }

  /** What changes freely; its literal is that of a leaf. */
  public record Input(int literal, String name) {}

  /**
   * A bit of the state; its literal is that of a leaf.
   *
   * @param initial what it is at the start; free where the format leaves it open
   */
  public record Latch(int literal, int next, Initial initial, String name) {}

  /** What a latch holds at the start. */
  public enum Initial {
    ZERO,
    ONE,
    FREE
  }

  /** A literal with a name. */
  public record Signal(int literal, String name) {}

  /** Literals that belong together. */
  public record Justice(List<Integer> literals, String name) {
    public Justice {
      literals = List.copyOf(literals);
    }
  }
}

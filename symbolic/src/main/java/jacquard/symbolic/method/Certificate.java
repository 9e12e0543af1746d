package jacquard.symbolic.method;

import java.util.List;

/**
 * Why a bad state is never reached, in a form that can be checked again.
 *
 * <p>A clause is over latches: n stands for the latch of index n - 1, and -n for its negation.
 */
public sealed interface Certificate {
  /**
   * Clauses that hold at the start, are kept by every step together, and exclude the bad state; a
   * step is one in which the constraints hold.
   */
  record Invariant(List<int[]> clauses) implements Certificate {
    public Invariant {
      clauses = List.copyOf(clauses);
    }
  }

  /**
   * In the cone of the property ({@link Cone}), no run reaches the bad state in its first k steps,
   * and no run from any state, without equal states, reaches it after k steps without.
   */
  record Induction(int k) implements Certificate {}

  /** No run has more than k steps, and none reaches the bad state in them. */
  record Exhausted(int k) implements Certificate {}

  /**
   * In the cone of the property, no run changes after its first k steps, and none reaches the bad
   * state up to there.
   */
  record Settled(int k) implements Certificate {}

  /**
   * An invariant as for {@link Invariant}, as a binary decision diagram: diagram 0 is false, 1 is
   * true, and n + 2 is the n-th of the nodes, whose parts have smaller numbers.
   */
  record Diagram(List<Node> nodes, int root) implements Certificate {
    public Diagram {
      nodes = List.copyOf(nodes);
    }

    /** The high part where the latch of that index is true, the low part where it is not. */
    public record Node(int latch, int low, int high) {}
  }
}

package jacquard.explore.bounded;

import jacquard.core.Label;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of the execution tree (section 3.3): an execution that does what its parent did, but for
 * one step, and goes on by itself after that. It owns the states after that step.
 */
final class Branch {
  final @Nullable Branch parent;

  /** Where it differs from its parent; -1 for the first execution. */
  final int step;

  final long label;
  final double[] ranks;
  final long number;

  /** What the step did, once it has been taken. */
  long operation;

  private List<BoundedPath.State> own = List.of();

  /** Branches below this one that are not closed. */
  private int successors;

  private Branch(@Nullable Branch parent, int step, long label, double[] ranks, long number) {
    this.parent = parent;
    this.step = step;
    this.label = label;
    this.ranks = ranks;
    this.number = number;
  }

  static Branch root() {
    return new Branch(null, -1, Label.NONE, new double[0], 0);
  }

  Branch successor(int at, long newLabel, double[] newRanks, long newNumber) {
    successors++;
    return new Branch(this, at, newLabel, newRanks, newNumber);
  }

  void executed(List<BoundedPath.State> states) {
    own = states;
  }

  /** Whether the state before the step at this depth is this branch's own. */
  boolean owns(int depth) {
    return depth > step;
  }

  /** The branch that owns the state at this depth of the path through this branch. */
  Branch owner(int depth) {
    Branch b = this;
    while (!b.owns(depth) && b.parent != null) {
      b = b.parent;
    }
    return b;
  }

  BoundedPath.State state(int depth) {
    Branch owner = owner(depth);
    return owner.own.get(depth - owner.step - 1);
  }

  /** The step that the execution of this branch takes at this depth. */
  long labelAt(int depth) {
    Branch b = this;
    while (depth <= b.step) {
      if (depth == b.step || b.parent == null) {
        return b.label;
      }
      b = b.parent;
    }
    BoundedPath.State state = b.own.get(depth - b.step - 1);
    return Label.of(state.thread, state.choice);
  }

  long operationAt(int depth) {
    Branch b = this;
    while (depth <= b.step) {
      if (depth == b.step || b.parent == null) {
        return b.operation;
      }
      b = b.parent;
    }
    return b.own.get(depth - b.step - 1).operation;
  }

  /** Closes this branch if nothing below it is open, and then perhaps its ancestors. */
  void closeIfDone() {
    Branch b = this;
    while (b != null && b.successors == 0) {
      b.own = List.of();
      b = b.parent;
      if (b != null) {
        b.successors--;
      }
    }
  }
}

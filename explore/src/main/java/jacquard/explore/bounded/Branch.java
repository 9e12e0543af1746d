package jacquard.explore.bounded;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.explore.PackedOperation;
import jacquard.explore.path.BacktrackPath;
import jacquard.explore.path.Prefix;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of the execution tree (section 3.3): an execution that does what its parent did, but for
 * one step, and goes on by itself after that. It owns the states after that step.
 */
final class Branch implements Prefix {
  final @Nullable Branch parent;

  /** Where it differs from its parent; -1 for the first execution. */
  final int step;

  private final long label;
  final double[] ranks;
  final long number;

  /** What the step did, once it has been taken. */
  private long operation;

  private List<BacktrackPath.State> own = List.of();

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

  /**
   * Notes what came of it.
   *
   * @param states those behind its step
   */
  void executed(Execution made, List<BacktrackPath.State> states) {
    own = states;
    if (step >= 0 && step < made.length()) {
      operation = PackedOperation.pack(made, step);
    }
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

  BacktrackPath.State state(int depth) {
    Branch owner = owner(depth);
    return owner.own.get(depth - owner.step - 1);
  }

  /** The steps up to the one in which it differs, included. */
  @Override
  public int length() {
    return step + 1;
  }

  @Override
  public int known() {
    return Math.max(0, step);
  }

  @Override
  public long label(int depth) {
    Branch b = this;
    while (depth <= b.step) {
      if (depth == b.step || b.parent == null) {
        return b.label;
      }
      b = b.parent;
    }
    return b.own.get(depth - b.step - 1).label();
  }

  @Override
  public long operation(int depth) {
    Branch b = this;
    while (depth <= b.step) {
      if (depth == b.step || b.parent == null) {
        return b.operation;
      }
      b = b.parent;
    }
    return b.own.get(depth - b.step - 1).operation();
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

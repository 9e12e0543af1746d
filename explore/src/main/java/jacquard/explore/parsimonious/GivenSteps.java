package jacquard.explore.parsimonious;

import jacquard.explore.parsimonious.Reversals.Way;
import jacquard.explore.path.Prefix;
import java.util.Arrays;

/** The steps that the next execution must take before it goes on freely. */
final class GivenSteps implements Prefix {
  private long[] labels = new long[64];
  private long[] operations = new long[64];
  private int length;
  private int branchesAt;
  private int movedAt;
  private final Reversals reversals = new Reversals();

  @Override
  public int length() {
    return length;
  }

  @Override
  public long label(int step) {
    return labels[step];
  }

  @Override
  public long operation(int step) {
    return operations[step];
  }

  @Override
  public int known() {
    return length;
  }

  Reversals reversals() {
    return reversals;
  }

  /** The first step that the parent execution does not have at this place. */
  int branchesAt() {
    return branchesAt;
  }

  /** The step that was moved: the first one that is in a new place. 0 for the first execution. */
  int movedAt() {
    return movedAt;
  }

  /** Starts again with the reversals before this step. */
  void begin(Reversals made, int event) {
    length = 0;
    branchesAt = event;
    reversals.copyBefore(made, event);
  }

  void add(long label, long operation) {
    if (length == labels.length) {
      labels = Arrays.copyOf(labels, length * 2);
      operations = Arrays.copyOf(operations, length * 2);
    }
    labels[length] = label;
    operations[length] = operation;
    length++;
  }

  /**
   * Adds the step that is moved, and behind it, if need be, the one that it is moved before.
   *
   * @param before the label of the step that the parent execution has at this place
   */
  void move(long label, long operation, Way way, long before, long operationBefore) {
    movedAt = length;
    reversals.add(branchesAt, length, way);
    add(label, operation);
    if (way == Way.READ_BEFORE_WRITE) {
      add(before, operationBefore);
    }
  }
}

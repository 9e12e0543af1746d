package jacquard.explore.bounded;

import jacquard.core.Execution;
import java.util.Arrays;

/** What all meters have: the values so far. */
abstract class SummingMeter implements Bound.Meter {
  private int[] values = new int[64];
  private int length;

  @Override
  public final int length() {
    return length;
  }

  @Override
  public final int value(int steps) {
    return values[steps];
  }

  /** The value after all steps added so far. */
  final int value() {
    return values[length];
  }

  @Override
  public final void advance(Execution sofar) {
    int next = valueAfter(sofar, length);
    if (length + 1 == values.length) {
      values = Arrays.copyOf(values, values.length * 2);
    }
    values[++length] = next;
  }

  /**
   * The value after event {@code event}, which has just happened; {@link #value()} is the old one.
   */
  abstract int valueAfter(Execution sofar, int event);

  @Override
  public final void rollBack(int newLength) {
    for (int event = length - 1; event >= newLength; event--) {
      undo(event);
    }
    length = Math.min(length, newLength);
  }

  /** Takes back what {@link #valueAfter} noted about this event. */
  void undo(int event) {}
}

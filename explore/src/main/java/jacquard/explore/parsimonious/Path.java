package jacquard.explore.parsimonious;

import jacquard.core.Label;
import jacquard.explore.parsimonious.Reversals.Way;
import java.util.Arrays;

/** The steps that the next execution must take before it goes on freely. */
final class Path {
  private long[] labels = new long[64];
  private long[] operations = new long[64];
  private int length;
  private int branchesAt;
  private int movedAt;
  private final Reversals reversals = new Reversals();
  private int[] taken = new int[8];

  int length() {
    return length;
  }

  long label(int step) {
    return labels[step];
  }

  long operation(int step) {
    return operations[step];
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

  /** Adds those steps up to {@code end} that are among the first so many of their threads. */
  void branch(
      int[] counts, int from, int threads, long[] steps, long[] theirOperations, int end) {
    if (taken.length < threads) {
      taken = new int[threads];
    }
    Arrays.fill(taken, 0, threads, 0);
    for (int e = 0; e < branchesAt; e++) {
      taken[Label.thread(steps[e])]++;
    }
    for (int e = branchesAt; e < end; e++) {
      int t = Label.thread(steps[e]);
      if (taken[t] < counts[from + t]) {
        taken[t]++;
        add(steps[e], theirOperations[e]);
      }
    }
  }

  /** Adds the step that is moved, and behind it the one that it was moved before if need be. */
  void moved(int thread, int choice, long operation, Way way, long before, long itsOperation) {
    movedAt = length;
    reversals.add(branchesAt, length, way);
    add(Label.of(thread, choice), operation);
    if (way == Way.READ_BEFORE_WRITE) {
      add(before, itsOperation);
    }
  }
}

package jacquard.explore.parsimonious;

import jacquard.core.Execution;
import jacquard.explore.Operations;
import jacquard.explore.parsimonious.Reversals.Way;
import java.util.Arrays;

/**
 * An execution that has branches left to explore, and those branches. A branch is a place in the
 * execution, the step that goes there, and how many steps of each thread come before it; they are
 * the ones that the execution itself has.
 */
final class Frame {
  private static final int EVENT = 0;
  private static final int SECOND = 1;
  private static final int THREAD = 2;
  private static final int CHOICE = 3;
  private static final int WAY = 4;
  private static final int OBJECT = 5;
  private static final int KIND_AND_WRITES = 6;
  private static final int HEADER = 7;

  private long[] labels = new long[64];
  private long[] operations = new long[64];
  private int length;
  private int threads;
  private final Reversals reversals = new Reversals();
  private int[] branches = new int[64];
  private int count;
  private double weight;

  void begin(int executionThreads) {
    threads = executionThreads;
    count = 0;
    length = 0;
  }

  int count() {
    return count;
  }

  /** How many steps are stored here. */
  int length() {
    return length;
  }

  double weight() {
    return weight;
  }

  void weight(double ofEachBranch) {
    weight = ofEachBranch;
  }

  /** Adds a branch; its counts are zero. */
  void add(int event, int second, int thread, int choice, long operation, Way way) {
    int size = HEADER + threads;
    int at = count * size;
    if (at + size > branches.length) {
      branches = Arrays.copyOf(branches, Math.max(branches.length * 2, at + size));
    }
    branches[at + EVENT] = event;
    branches[at + SECOND] = second;
    branches[at + THREAD] = thread;
    branches[at + CHOICE] = choice;
    branches[at + WAY] = way.ordinal();
    branches[at + OBJECT] = (int) (operation >> 32);
    branches[at + KIND_AND_WRITES] = (int) operation;
    Arrays.fill(branches, at + HEADER, at + size, 0);
    count++;
    length = Math.max(length, Math.max(event + 1, second));
  }

  /** The first steps of a thread, so many, are to come before the branch added last. */
  void include(int thread, int steps) {
    branches[(count - 1) * (HEADER + threads) + HEADER + thread] = steps;
  }

  /** Stores as much of the execution as the branches need. */
  void save(Execution execution, Reversals made) {
    length = Math.min(length, execution.length());
    if (length > labels.length) {
      int n = Math.max(labels.length * 2, length);
      labels = new long[n];
      operations = new long[n];
    }
    for (int e = 0; e < length; e++) {
      labels[e] = execution.label(e);
      operations[e] = Operations.pack(execution, e);
    }
    reversals.copyBefore(made, Integer.MAX_VALUE);
  }

  /** Takes the latest branch out and makes it the path of the next execution. */
  void takeInto(Path path) {
    int at = --count * (HEADER + threads);
    int event = branches[at + EVENT];
    path.begin(reversals, event);
    for (int e = 0; e < event; e++) {
      path.add(labels[e], operations[e]);
    }
    path.branch(branches, at + HEADER, threads, labels, operations, branches[at + SECOND]);
    long operation =
        ((long) branches[at + OBJECT] << 32) | (branches[at + KIND_AND_WRITES] & 0xffffffffL);
    path.moved(
        branches[at + THREAD],
        branches[at + CHOICE],
        operation,
        Way.of(branches[at + WAY]),
        labels[event],
        operations[event]);
  }
}

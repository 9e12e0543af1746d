package jacquard.explore.parsimonious;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.explore.PackedOperation;
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
  private static final int HEADER = 4;

  private long[] labels = new long[64];
  private long[] operations = new long[64];
  private int length;
  private int threads;
  private final Reversals reversals = new Reversals();
  private int[] branches = new int[64];
  private long[] moved = new long[8];
  private Way[] ways = Reversals.newWays(8);
  private int count;
  private double weight;

  /** Only used within a method: how many steps of each thread the path has so far. */
  private int[] steps = new int[8];

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
    if (count == moved.length) {
      moved = Arrays.copyOf(moved, count * 2);
      ways = Reversals.longer(ways);
    }
    branches[at + EVENT] = event;
    branches[at + SECOND] = second;
    branches[at + THREAD] = thread;
    branches[at + CHOICE] = choice;
    moved[count] = operation;
    ways[count] = way;
    Arrays.fill(branches, at + HEADER, at + size, 0);
    count++;
    length = Math.max(length, Math.max(event + 1, second));
  }

  /** The first steps of a thread, so many, are to come before the branch added last. */
  void include(int thread, int first) {
    branches[(count - 1) * (HEADER + threads) + HEADER + thread] = first;
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
      operations[e] = PackedOperation.pack(execution, e);
    }
    reversals.copyBefore(made, Integer.MAX_VALUE);
  }

  /** Takes the latest branch out and makes it the path of the next execution. */
  void takeInto(GivenSteps path) {
    int at = --count * (HEADER + threads);
    int event = branches[at + EVENT];
    path.begin(reversals, event);
    if (steps.length < threads) {
      steps = new int[threads];
    }
    Arrays.fill(steps, 0, threads, 0);
    for (int e = 0; e < branches[at + SECOND]; e++) {
      int t = Label.thread(labels[e]);
      if (e < event || steps[t] < branches[at + HEADER + t]) {
        steps[t]++;
        path.add(labels[e], operations[e]);
      }
    }
    path.move(
        Label.of(branches[at + THREAD], branches[at + CHOICE]),
        moved[count],
        ways[count],
        labels[event],
        operations[event]);
  }
}

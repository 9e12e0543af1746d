package jacquard.explore.optimal;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.explore.PackedOperation;
import java.util.Arrays;

/**
 * A sequence of steps that reverses a race: events of an execution, and at the end the step that is
 * to come first now, with the operation it will perform there. Reused; elements can be taken out.
 */
final class WakeupSequence {
  /** What {@link #weakInitial} answers when the step cannot come first. */
  static final int NO = -1;

  private int size;
  private int[] thread = new int[64];
  private int[] choice = new int[64];
  private long[] operation = new long[64];
  private int[] object = new int[64];
  private boolean[] writes = new boolean[64];

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  void add(Execution execution, int event) {
    add(
        execution.thread(event),
        execution.choice(event),
        PackedOperation.pack(execution, event),
        execution.object(event),
        execution.writes(event));
  }

  void add(int aThread, int aChoice, long anOperation, int anObject, boolean doesWrite) {
    if (size == thread.length) {
      grow();
    }
    thread[size] = aThread;
    choice[size] = aChoice;
    operation[size] = anOperation;
    object[size] = anObject;
    writes[size] = doesWrite;
    size++;
  }

  /**
   * Whether the node's step could run first and still be followed by (a reordering of) this
   * sequence: its position here, or {@link #size} if it is not in here but independent of
   * everything in here, or {@link #NO}.
   */
  int weakInitial(WakeupNode node) {
    int t = node.thread;
    int o = node.object();
    boolean w = node.writes();
    for (int i = 0; i < size; i++) {
      if (thread[i] == t) {
        return choice[i] == node.choice && isInitial(i) ? i : NO;
      }
      if (object[i] == o && o != Dependence.NO_OBJECT && (w || writes[i])) {
        return NO;
      }
    }
    return size;
  }

  private boolean isInitial(int i) {
    int o = object[i];
    if (o == Dependence.NO_OBJECT) {
      return true;
    }
    boolean w = writes[i];
    for (int k = 0; k < i; k++) {
      if (object[k] == o && (w || writes[k])) {
        return false;
      }
    }
    return true;
  }

  void remove(int i) {
    int moved = size - i - 1;
    System.arraycopy(thread, i + 1, thread, i, moved);
    System.arraycopy(choice, i + 1, choice, i, moved);
    System.arraycopy(operation, i + 1, operation, i, moved);
    System.arraycopy(object, i + 1, object, i, moved);
    System.arraycopy(writes, i + 1, writes, i, moved);
    size--;
  }

  /** Gives a new node the step at this position. */
  void copyTo(WakeupNode node, int i) {
    node.thread = thread[i];
    node.choice = choice[i];
    node.operation = operation[i];
  }

  private void grow() {
    int n = size * 2;
    thread = Arrays.copyOf(thread, n);
    choice = Arrays.copyOf(choice, n);
    operation = Arrays.copyOf(operation, n);
    object = Arrays.copyOf(object, n);
    writes = Arrays.copyOf(writes, n);
  }
}

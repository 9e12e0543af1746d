package jacquard.explore.path;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import java.util.Arrays;

/**
 * Steps that need not be taken from a state, because what follows them has been explored from an
 * earlier one (Godefroid 1996). Each step is a label with the operation it performs there.
 */
public final class SleepSet {
  private int size;
  private int[] thread = new int[8];
  private int[] choice = new int[8];
  private int[] alternatives = new int[8];
  private int[] object = new int[8];
  private boolean[] writes = new boolean[8];

  public void clear() {
    size = 0;
  }

  public int size() {
    return size;
  }

  public boolean contains(int aThread, int aChoice) {
    for (int i = 0; i < size; i++) {
      if (thread[i] == aThread && choice[i] == aChoice) {
        return true;
      }
    }
    return false;
  }

  public boolean containsThread(int aThread) {
    for (int i = 0; i < size; i++) {
      if (thread[i] == aThread) {
        return true;
      }
    }
    return false;
  }

  /**
   * How many alternatives the thread's next step has, if one of them is in this set; else 1.
   * Nothing that depends on a sleeping step has happened since it was taken, so the number still
   * holds.
   */
  public int alternatives(int aThread) {
    for (int i = 0; i < size; i++) {
      if (thread[i] == aThread) {
        return alternatives[i];
      }
    }
    return 1;
  }

  public void add(Execution execution, int event, Dependence dependence) {
    ensureCapacity(size + 1);
    thread[size] = execution.thread(event);
    choice[size] = execution.choice(event);
    alternatives[size] = execution.alternatives(event);
    object[size] = execution.object(event);
    writes[size] = dependence.countsAsWrite(execution.writes(event));
    size++;
  }

  /** Adds the members of {@code other} that do not depend on this event. */
  public void addIndependent(
      SleepSet other, Execution execution, int event, Dependence dependence) {
    ensureCapacity(size + other.size);
    boolean eventWrites = dependence.countsAsWrite(execution.writes(event));
    for (int i = 0; i < other.size; i++) {
      if (other.thread[i] != execution.thread(event)
          && !dependence.dependent(
              other.object[i], other.writes[i], execution.object(event), eventWrites)) {
        thread[size] = other.thread[i];
        choice[size] = other.choice[i];
        alternatives[size] = other.alternatives[i];
        object[size] = other.object[i];
        writes[size] = other.writes[i];
        size++;
      }
    }
  }

  private void ensureCapacity(int needed) {
    if (needed > thread.length) {
      int n = Math.max(needed, thread.length * 2);
      thread = Arrays.copyOf(thread, n);
      choice = Arrays.copyOf(choice, n);
      alternatives = Arrays.copyOf(alternatives, n);
      object = Arrays.copyOf(object, n);
      writes = Arrays.copyOf(writes, n);
    }
  }
}

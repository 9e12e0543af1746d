package jacquard.symbolic.solver;

import java.util.Arrays;

/**
 * Which variable is decided next: the one that was in conflicts most, recent ones counting more.
 */
final class VariableOrder {
  private static final double DECAY = 1 / 0.95;
  private static final double LARGEST = 1e100;

  private double[] activity = new double[64];
  private int[] heap = new int[64];
  private int size;

  /** Where a variable is in the heap, or -1. */
  private int[] place = filled(64);

  private double weight = 1;

  private static int[] filled(int length) {
    int[] array = new int[length];
    Arrays.fill(array, -1);
    return array;
  }

  void ensure(int variable) {
    if (variable < place.length) {
      return;
    }
    int before = place.length;
    int length = Math.max(variable + 1, 2 * before);
    activity = Arrays.copyOf(activity, length);
    heap = Arrays.copyOf(heap, length);
    place = Arrays.copyOf(place, length);
    Arrays.fill(place, before, length, -1);
  }

  boolean isEmpty() {
    return size == 0;
  }

  void clear() {
    for (int i = 0; i < size; i++) {
      place[heap[i]] = -1;
    }
    size = 0;
  }

  void insert(int variable) {
    if (place[variable] < 0) {
      place[variable] = size;
      heap[size] = variable;
      up(size++);
    }
  }

  /** Takes the most active variable out. */
  int remove() {
    int top = heap[0];
    place[top] = -1;
    size--;
    if (size > 0) {
      heap[0] = heap[size];
      place[heap[0]] = 0;
      down(0);
    }
    return top;
  }

  void bump(int variable) {
    activity[variable] += weight;
    if (activity[variable] > LARGEST) {
      for (int i = 0; i < activity.length; i++) {
        activity[i] /= LARGEST;
      }
      weight /= LARGEST;
    }
    if (place[variable] >= 0) {
      up(place[variable]);
    }
  }

  void decay() {
    weight *= DECAY;
  }

  private void up(int from) {
    int at = from;
    int variable = heap[at];
    while (at > 0) {
      int parent = (at - 1) >> 1;
      if (activity[heap[parent]] >= activity[variable]) {
        break;
      }
      heap[at] = heap[parent];
      place[heap[at]] = at;
      at = parent;
    }
    heap[at] = variable;
    place[variable] = at;
  }

  private void down(int from) {
    int at = from;
    int variable = heap[at];
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && activity[heap[child + 1]] > activity[heap[child]]) {
        child++;
      }
      if (activity[heap[child]] <= activity[variable]) {
        break;
      }
      heap[at] = heap[child];
      place[heap[at]] = at;
      at = child;
    }
    heap[at] = variable;
    place[variable] = at;
  }
}

package jacquard.symbolic.bdd;

import java.util.Arrays;

/** Results of operations, each in the one place that its operands give it; later ones win. */
final class OperationCache {
  private static final int FIRST = 1 << 14;
  private static final int MOST = 1 << 22;

  /** What is found where nothing is known. */
  static final int NOTHING = -1;

  private int[] keys = new int[0];
  private int[] results = new int[0];
  private int size;

  OperationCache() {
    clear(0);
  }

  /** Forgets all; from then on there is room in proportion to the nodes. */
  void clear(int nodes) {
    int wanted = FIRST;
    while (wanted < nodes && wanted < MOST) {
      wanted *= 2;
    }
    if (wanted > size) {
      size = wanted;
      keys = new int[3 * size];
      results = new int[size];
    }
    Arrays.fill(results, NOTHING);
  }

  /** Where the result for those operands is. */
  int place(int a, int b, int c) {
    int h = a * 0x9E3779B1 + b * 0x85EBCA77 + c * 0xC2B2AE3D;
    return (h ^ h >>> 15) & (size - 1);
  }

  int get(int place, int a, int b, int c) {
    int at = 3 * place;
    return keys[at] == a && keys[at + 1] == b && keys[at + 2] == c ? results[place] : NOTHING;
  }

  void put(int place, int a, int b, int c, int result) {
    int at = 3 * place;
    keys[at] = a;
    keys[at + 1] = b;
    keys[at + 2] = c;
    results[place] = result;
  }
}

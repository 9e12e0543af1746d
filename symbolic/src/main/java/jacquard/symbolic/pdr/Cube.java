package jacquard.symbolic.pdr;

import java.util.Arrays;

/**
 * A conjunction of literals of latches: twice the latch's index, plus one where the latch is false;
 * in ascending order. Its negation is a clause.
 */
final class Cube {
  private final int[] literals;

  /** Of a cube that is part of another, every bit is also one of the other's. */
  private final long signature;

  Cube(int[] literals) {
    this.literals = literals;
    long bits = 0;
    for (int literal : literals) {
      bits |= 1L << ((literal * 0x9E3779B1) >>> 26);
    }
    signature = bits;
  }

  int size() {
    return literals.length;
  }

  int get(int i) {
    return literals[i];
  }

  /**
   * Whether all its literals are the other's too: it then has more states, and its clause says
   * more.
   */
  boolean subsumes(Cube other) {
    if ((signature & ~other.signature) != 0 || literals.length > other.literals.length) {
      return false;
    }
    int j = 0;
    for (int literal : literals) {
      while (j < other.literals.length && other.literals[j] < literal) {
        j++;
      }
      if (j == other.literals.length || other.literals[j] != literal) {
        return false;
      }
    }
    return true;
  }

  boolean contains(int literal) {
    return Arrays.binarySearch(literals, literal) >= 0;
  }

  /** Without one literal. */
  Cube without(int literal) {
    int[] fewer = new int[literals.length - 1];
    int n = 0;
    for (int l : literals) {
      if (l != literal) {
        fewer[n++] = l;
      }
    }
    return new Cube(fewer);
  }

  /** As a clause over latches in the numbering of certificates. */
  int[] clause() {
    int[] clause = new int[literals.length];
    for (int i = 0; i < clause.length; i++) {
      int number = (literals[i] >> 1) + 1;
      clause[i] = (literals[i] & 1) == 0 ? -number : number;
    }
    return clause;
  }
}

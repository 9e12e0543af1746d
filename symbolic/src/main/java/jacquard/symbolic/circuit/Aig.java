package jacquard.symbolic.circuit;

import java.util.Arrays;

/**
 * An and-inverter graph: nodes that are inputs, latches or conjunctions of two literals.
 *
 * <p>A literal is a number, twice that of its node, plus one where it is negated, as in the AIGER
 * format; node 0 is false. Equal conjunctions are one node, and what folds to something smaller is
 * folded at once, so a literal is also a normal form of a kind. A node's operands have smaller
 * numbers than it.
 */
public final class Aig {
  public static final int FALSE = 0;
  public static final int TRUE = 1;

  /** In {@link #left} of a node that is no conjunction. */
  private static final int LEAF = -1;

  private int[] left = new int[1024];
  private int[] right = new int[1024];
  private int size = 1;

  /** Open addressing from the two operands to the node; 0 is free. */
  private int[] table = new int[2048];

  private int ands;

  public Aig() {
    left[0] = LEAF;
  }

  public static int not(int literal) {
    return literal ^ 1;
  }

  public static int node(int literal) {
    return literal >>> 1;
  }

  public static boolean isNegated(int literal) {
    return (literal & 1) != 0;
  }

  /** A literal that is negated where the flag says so. */
  public static int signed(int literal, boolean negated) {
    return negated ? literal ^ 1 : literal;
  }

  /** How many nodes there are, the constant included. */
  public int size() {
    return size;
  }

  /** How many of them are conjunctions. */
  public int ands() {
    return ands;
  }

  public boolean isAnd(int node) {
    return left[node] != LEAF;
  }

  public int left(int node) {
    return left[node];
  }

  public int right(int node) {
    return right[node];
  }

  /** A new node without operands; the circuit says whether it is an input or a latch. */
  public int leaf() {
    int node = allot();
    left[node] = LEAF;
    return node << 1;
  }

  public int and(int a, int b) {
    if (a > b) {
      return and(b, a);
    }
    if (a == FALSE || a == not(b)) {
      return FALSE;
    }
    if (a == TRUE || a == b) {
      return b;
    }
    int known = rewritten(a, b);
    return known >= 0 ? known : hashed(a, b);
  }

  public int or(int a, int b) {
    return not(and(not(a), not(b)));
  }

  public int xor(int a, int b) {
    if (a <= TRUE) {
      return signed(b, a == TRUE);
    }
    if (b <= TRUE) {
      return signed(a, b == TRUE);
    }
    boolean negated = isNegated(a) ^ isNegated(b);
    int x = a & ~1;
    int y = b & ~1;
    if (x == y) {
      return negated ? TRUE : FALSE;
    }
    int differ = and(not(and(x, y)), not(and(not(x), not(y))));
    return signed(differ, negated);
  }

  public int equal(int a, int b) {
    return not(xor(a, b));
  }

  public int implies(int a, int b) {
    return not(and(a, not(b)));
  }

  /** If-then-else. */
  public int mux(int condition, int then, int otherwise) {
    if (then == otherwise) {
      return then;
    }
    if (condition <= TRUE) {
      return condition == TRUE ? then : otherwise;
    }
    if (then == not(otherwise)) {
      return equal(condition, then);
    }
    return or(and(condition, then), and(not(condition), otherwise));
  }

  /** The conjunction of many, balanced. */
  public int all(int... literals) {
    return balanced(literals, 0, literals.length);
  }

  /** The disjunction of many, balanced. */
  public int any(int... literals) {
    int[] negated = new int[literals.length];
    for (int i = 0; i < literals.length; i++) {
      negated[i] = not(literals[i]);
    }
    return not(all(negated));
  }

  private int balanced(int[] literals, int from, int to) {
    if (from == to) {
      return TRUE;
    }
    if (to - from == 1) {
      return literals[from];
    }
    int middle = (from + to) >>> 1;
    return and(balanced(literals, from, middle), balanced(literals, middle, to));
  }

  /**
   * What a conjunction is equal to by a look at the operands' own operands: contradiction,
   * subsumption and substitution; -1 if nothing of that kind.
   */
  private int rewritten(int a, int b) {
    int one = oneSided(a, b);
    if (one >= 0) {
      return one;
    }
    int other = oneSided(b, a);
    if (other >= 0) {
      return other;
    }
    return bothPositive(a, b);
  }

  /** Looks at the operands of {@code a} only. */
  private int oneSided(int a, int b) {
    int node = node(a);
    if (!isAnd(node)) {
      return -1;
    }
    int l = left[node];
    int r = right[node];
    if (!isNegated(a)) {
      if (l == b || r == b) {
        return a;
      }
      return l == not(b) || r == not(b) ? FALSE : -1;
    }
    if (l == not(b) || r == not(b)) {
      return b;
    }
    if (l == b) {
      return and(not(r), b);
    }
    return r == b ? and(not(l), b) : -1;
  }

  private int bothPositive(int a, int b) {
    int m = node(a);
    int n = node(b);
    if (!isAnd(m) || !isAnd(n)) {
      return -1;
    }
    boolean contradict =
        left[m] == not(left[n])
            || left[m] == not(right[n])
            || right[m] == not(left[n])
            || right[m] == not(right[n]);
    if (!contradict) {
      return -1;
    }
    if (!isNegated(a) && !isNegated(b)) {
      return FALSE;
    }
    // one implies the negation of the other
    if (!isNegated(a) && isNegated(b)) {
      return a;
    }
    return isNegated(a) && !isNegated(b) ? b : -1;
  }

  private int hashed(int a, int b) {
    int mask = table.length - 1;
    int at = mix(a, b) & mask;
    while (table[at] != 0) {
      int node = table[at];
      if (left[node] == a && right[node] == b) {
        return node << 1;
      }
      at = (at + 1) & mask;
    }
    int node = allot();
    left[node] = a;
    right[node] = b;
    ands++;
    table[at] = node;
    if (ands * 2 > table.length) {
      rehash();
    }
    return node << 1;
  }

  private void rehash() {
    table = new int[table.length * 2];
    int mask = table.length - 1;
    for (int node = 1; node < size; node++) {
      if (isAnd(node)) {
        int at = mix(left[node], right[node]) & mask;
        while (table[at] != 0) {
          at = (at + 1) & mask;
        }
        table[at] = node;
      }
    }
  }

  private int allot() {
    if (size == left.length) {
      left = Arrays.copyOf(left, size * 2);
      right = Arrays.copyOf(right, size * 2);
    }
    return size++;
  }

  private static int mix(int a, int b) {
    int h = a * 0x9E3779B1 + b * 0x85EBCA6B;
    return h ^ (h >>> 15);
  }
}

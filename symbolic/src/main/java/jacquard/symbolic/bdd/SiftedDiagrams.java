package jacquard.symbolic.bdd;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Diagrams whose variables are put in a better order from time to time. Garbage is collected, and
 * the order changed, before an operation and never within one.
 */
final class SiftedDiagrams implements Diagrams {
  /** As third operands, which are otherwise cubes. */
  private static final int AND = -1;

  private static final int OR = -2;
  private static final int NOT = -3;

  private static final int FIRST_COLLECTION = 20_000;
  private static final int FIRST_SIFTING = 10_000;
  private static final double WORTHWHILE = 0.8;

  private final Nodes nodes;
  private final List<int[]> groups;
  private final Workload workload;
  private final OperationCache cache = new OperationCache();
  private final int[] ofVariable;
  private int collectAt = FIRST_COLLECTION;
  private int siftAt = FIRST_SIFTING;
  private int siftings;

  /**
   * @param groups the variables, each in one of them; those of a group stay beside each other
   */
  SiftedDiagrams(List<int[]> groups, Workload workload) {
    this.groups = groups.stream().map(int[]::clone).toList();
    this.workload = workload;
    nodes = new Nodes(groups.stream().mapToInt(g -> g.length).sum());
    ofVariable = new int[nodes.variables()];
    for (int v = 0; v < ofVariable.length; v++) {
      ofVariable[v] = kept(nodes.of(v, Nodes.ZERO, Nodes.ONE));
    }
  }

  /** How often the order was changed. */
  int siftings() {
    return siftings;
  }

  /** Changes the order now. */
  void sift() {
    siftings++;
    new Sifting(nodes, groups, workload::look).run();
    cache.clear(nodes.count());
  }

  private int kept(int node) {
    nodes.keep(node);
    return node;
  }

  private void tidy() {
    if (nodes.count() < collectAt) {
      return;
    }
    nodes.collect();
    int before = nodes.count();
    if (before >= siftAt) {
      sift();
      // where the order was good already, it is looked for less often
      int patience = nodes.count() > before * WORTHWHILE ? 8 : 2;
      siftAt = Math.max(FIRST_SIFTING, patience * nodes.count());
    }
    collectAt = Math.max(FIRST_COLLECTION, 2 * nodes.count());
    cache.clear(nodes.count());
  }

  @Override
  public int zero() {
    return Nodes.ZERO;
  }

  @Override
  public int one() {
    return Nodes.ONE;
  }

  @Override
  public int variable(int number) {
    return ofVariable[number];
  }

  @Override
  public int not(int a) {
    tidy();
    return kept(negated(a));
  }

  private int negated(int a) {
    if (a <= Nodes.ONE) {
      return a ^ 1;
    }
    int place = cache.place(a, a, NOT);
    int known = cache.get(place, a, a, NOT);
    if (known != OperationCache.NOTHING) {
      return known;
    }
    workload.step();
    int whereFalse = negated(nodes.low(a));
    int whereTrue = negated(nodes.high(a));
    int result = nodes.of(nodes.variable(a), whereFalse, whereTrue);
    cache.put(place, a, a, NOT, result);
    return result;
  }

  @Override
  public int and(int a, int b) {
    tidy();
    return kept(both(a, b));
  }

  private int both(int first, int second) {
    if (first == second || second == Nodes.ONE) {
      return first;
    }
    if (first == Nodes.ONE) {
      return second;
    }
    if (first == Nodes.ZERO || second == Nodes.ZERO) {
      return Nodes.ZERO;
    }
    int a = Math.min(first, second);
    int b = Math.max(first, second);
    int place = cache.place(a, b, AND);
    int known = cache.get(place, a, b, AND);
    if (known != OperationCache.NOTHING) {
      return known;
    }
    workload.step();
    int level = Math.min(nodes.level(a), nodes.level(b));
    int whereFalse = both(low(a, level), low(b, level));
    int whereTrue = both(high(a, level), high(b, level));
    int result = nodes.of(nodes.variableAt(level), whereFalse, whereTrue);
    cache.put(place, a, b, AND, result);
    return result;
  }

  private int low(int a, int level) {
    return nodes.level(a) == level ? nodes.low(a) : a;
  }

  private int high(int a, int level) {
    return nodes.level(a) == level ? nodes.high(a) : a;
  }

  @Override
  public int or(int a, int b) {
    tidy();
    return kept(either(a, b));
  }

  private int either(int first, int second) {
    if (first == second || second == Nodes.ZERO) {
      return first;
    }
    if (first == Nodes.ZERO) {
      return second;
    }
    if (first == Nodes.ONE || second == Nodes.ONE) {
      return Nodes.ONE;
    }
    int a = Math.min(first, second);
    int b = Math.max(first, second);
    int place = cache.place(a, b, OR);
    int known = cache.get(place, a, b, OR);
    if (known != OperationCache.NOTHING) {
      return known;
    }
    workload.step();
    int level = Math.min(nodes.level(a), nodes.level(b));
    int whereFalse = either(low(a, level), low(b, level));
    int whereTrue = either(high(a, level), high(b, level));
    int result = nodes.of(nodes.variableAt(level), whereFalse, whereTrue);
    cache.put(place, a, b, OR, result);
    return result;
  }

  @Override
  public int cube(int[] numbers) {
    tidy();
    int[] levels = Arrays.stream(numbers).map(nodes::levelOf).sorted().toArray();
    int result = Nodes.ONE;
    for (int i = levels.length - 1; i >= 0; i--) {
      result = nodes.of(nodes.variableAt(levels[i]), Nodes.ZERO, result);
    }
    return kept(result);
  }

  @Override
  public int relationalProduct(int a, int b, int cube) {
    tidy();
    return kept(product(a, b, cube));
  }

  private int product(int first, int second, int variables) {
    if (first == Nodes.ZERO || second == Nodes.ZERO) {
      return Nodes.ZERO;
    }
    int a = Math.min(first, second);
    int b = Math.max(first, second);
    if (b == Nodes.ONE) {
      return Nodes.ONE;
    }
    int level = Math.min(nodes.level(a), nodes.level(b));
    int cube = variables;
    while (nodes.level(cube) < level) {
      cube = nodes.high(cube);
    }
    if (cube == Nodes.ONE) {
      return both(a, b);
    }
    int place = cache.place(a, b, cube);
    int known = cache.get(place, a, b, cube);
    if (known != OperationCache.NOTHING) {
      return known;
    }
    workload.step();
    boolean quantified = nodes.level(cube) == level;
    int below = quantified ? nodes.high(cube) : cube;
    int whereFalse = product(low(a, level), low(b, level), below);
    int result;
    if (quantified && whereFalse == Nodes.ONE) {
      result = Nodes.ONE;
    } else {
      int whereTrue = product(high(a, level), high(b, level), below);
      result =
          quantified
              ? either(whereFalse, whereTrue)
              : nodes.of(nodes.variableAt(level), whereFalse, whereTrue);
    }
    cache.put(place, a, b, cube, result);
    return result;
  }

  @Override
  public int replace(int a, int[] from, int[] to) {
    tidy();
    int[] target = new int[nodes.variables()];
    Arrays.setAll(target, v -> v);
    for (int i = 0; i < from.length; i++) {
      target[from[i]] = to[i];
    }
    return kept(new Renaming(nodes, target, this::choice).of(a));
  }

  /** One diagram where a variable is true, another where it is false. */
  private int choice(int v, int whereFalse, int whereTrue) {
    int level = nodes.levelOf(v);
    if (level < nodes.level(whereFalse) && level < nodes.level(whereTrue)) {
      return nodes.of(v, whereFalse, whereTrue);
    }
    int positive = ofVariable[v];
    return either(both(positive, whereTrue), both(negated(positive), whereFalse));
  }

  @Override
  public boolean[] assignment(int a) {
    boolean[] values = new boolean[nodes.variables()];
    int at = a;
    while (!isConstant(at)) {
      boolean isHigh = nodes.low(at) == Nodes.ZERO;
      values[nodes.variable(at)] = isHigh;
      at = isHigh ? nodes.high(at) : nodes.low(at);
    }
    return values;
  }

  @Override
  public BitSet support(int a) {
    BitSet variables = new BitSet();
    for (int node : below(a).stream().toArray()) {
      variables.set(nodes.variable(node));
    }
    return variables;
  }

  @Override
  public int nodes(int a) {
    return below(a).cardinality();
  }

  private BitSet below(int root) {
    BitSet seen = new BitSet();
    int[] stack = new int[nodes.variables() + 2];
    int size = 0;
    stack[size++] = root;
    while (size > 0) {
      int node = stack[--size];
      if (!isConstant(node) && !seen.get(node)) {
        seen.set(node);
        if (size + 2 > stack.length) {
          stack = Arrays.copyOf(stack, 2 * stack.length);
        }
        stack[size++] = nodes.low(node);
        stack[size++] = nodes.high(node);
      }
    }
    return seen;
  }

  @Override
  public boolean isConstant(int a) {
    return a <= Nodes.ONE;
  }

  @Override
  public int top(int a) {
    return nodes.variable(a);
  }

  @Override
  public int low(int a) {
    return nodes.low(a);
  }

  @Override
  public int high(int a) {
    return nodes.high(a);
  }

  @Override
  public int keep(int a) {
    return kept(a);
  }

  @Override
  public void release(int a) {
    nodes.release(a);
  }
}

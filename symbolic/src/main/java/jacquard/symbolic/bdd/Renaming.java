package jacquard.symbolic.bdd;

import java.util.HashMap;
import java.util.Map;

/** Puts variables in place of others. */
final class Renaming {
  /** Makes a diagram of a variable and two others. */
  @FunctionalInterface
  interface Choice {
    int of(int variable, int whereFalse, int whereTrue);
  }

  private final Nodes nodes;
  private final int[] target;
  private final Choice choice;
  private final Map<Integer, Integer> done = new HashMap<>();

  /**
   * @param target what each variable becomes
   */
  Renaming(Nodes nodes, int[] target, Choice choice) {
    this.nodes = nodes;
    this.target = target.clone();
    this.choice = choice;
  }

  int of(int a) {
    if (a <= Nodes.ONE) {
      return a;
    }
    Integer known = done.get(a);
    if (known != null) {
      return known;
    }
    int whereFalse = of(nodes.low(a));
    int whereTrue = of(nodes.high(a));
    int result = choice.of(target[nodes.variable(a)], whereFalse, whereTrue);
    done.put(a, result);
    return result;
  }
}

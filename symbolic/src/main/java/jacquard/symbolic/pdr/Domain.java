package jacquard.symbolic.pdr;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.solver.SatSolver;
import jacquard.symbolic.solver.Tseitin;

/**
 * The variables that decide a query: the latches, of which the lemmas speak, and what the targets
 * of the query and the constraints are made of. All others are functions of these and of inputs.
 */
final class Domain {
  private static final int FOR_GOOD = Integer.MAX_VALUE;

  private final Aig aig;
  private final Tseitin tseitin;
  private final int[] variables;
  private final int always;
  private final int[] visited;
  private final int[] stack;
  private int round = 1;
  private int count;
  private int height;

  Domain(Circuit circuit, Tseitin tseitin) {
    this.aig = circuit.aig();
    this.tseitin = tseitin;
    variables = new int[aig.size()];
    visited = new int[aig.size()];
    stack = new int[2 * aig.size() + 1];
    for (Circuit.Latch latch : circuit.latches()) {
      add(latch.literal());
    }
    circuit.constraints().forEach(constraint -> add(constraint.literal()));
    for (int node = 0; node < visited.length; node++) {
      visited[node] = visited[node] == round ? FOR_GOOD : 0;
    }
    always = count;
  }

  /** Begins a query. */
  void begin() {
    round++;
    count = always;
  }

  /** Adds what a literal is made of. */
  void add(int literal) {
    push(Aig.node(literal));
    while (height > 0) {
      int node = stack[--height];
      if (!aig.isAnd(node) && tseitin.has(node)) {
        variables[count++] = tseitin.literal(2 * node);
      }
      if (aig.isAnd(node)) {
        push(Aig.node(aig.left(node)));
        push(Aig.node(aig.right(node)));
      }
    }
  }

  private void push(int node) {
    if (visited[node] < round) {
      visited[node] = round;
      stack[height++] = node;
    }
  }

  /** Tells the solver. */
  void restrict(SatSolver solver) {
    solver.restrict(variables, count);
  }
}

package jacquard.symbolic.bdd;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A circuit's functions as diagrams. Each latch has two variables, one for now and one for the next
 * step, which stay beside each other; at first, the order of latches and inputs is the one in which
 * a walk from the property and the next values meets them.
 */
final class SymbolicCircuit {
  private final Circuit circuit;
  private final Diagrams diagrams;

  /** The variable of each leaf, by node. */
  private final int[] variableOf;

  /** The diagram of each node; -1 where there is none yet. */
  private final int[] diagram;

  final int[] now;
  final int[] next;
  final int[] inputs;

  SymbolicCircuit(Circuit circuit, Workload workload) {
    this.circuit = circuit;
    now = new int[circuit.latches().size()];
    next = new int[now.length];
    inputs = new int[circuit.inputs().size()];
    variableOf = new int[circuit.aig().size()];
    diagram = new int[circuit.aig().size()];
    Arrays.fill(diagram, -1);
    order();
    diagrams = new SiftedDiagrams(groups(), workload);
    diagram[0] = diagrams.zero();
  }

  Diagrams diagrams() {
    return diagrams;
  }

  private void order() {
    int[] latchOf = new int[variableOf.length];
    Arrays.fill(latchOf, -1);
    Arrays.fill(variableOf, -1);
    for (int i = 0; i < now.length; i++) {
      latchOf[Aig.node(circuit.latches().get(i).literal())] = i;
    }
    int count = 0;
    for (int node : leavesAsMet(latchOf)) {
      variableOf[node] = count;
      count += latchOf[node] >= 0 ? 2 : 1;
    }
    for (int i = 0; i < now.length; i++) {
      int node = Aig.node(circuit.latches().get(i).literal());
      if (variableOf[node] < 0) {
        variableOf[node] = count;
        count += 2;
      }
      now[i] = variableOf[node];
      next[i] = now[i] + 1;
    }
    for (int i = 0; i < inputs.length; i++) {
      int node = Aig.node(circuit.inputs().get(i).literal());
      if (variableOf[node] < 0) {
        variableOf[node] = count++;
      }
      inputs[i] = variableOf[node];
    }
  }

  private List<int[]> groups() {
    List<int[]> groups = new ArrayList<>();
    for (int latch = 0; latch < now.length; latch++) {
      groups.add(new int[] {now[latch], next[latch]});
    }
    for (int input : inputs) {
      groups.add(new int[] {input});
    }
    return groups;
  }

  private List<Integer> leavesAsMet(int[] latchOf) {
    Aig aig = circuit.aig();
    boolean[] seen = new boolean[aig.size()];
    List<Integer> leaves = new ArrayList<>();
    List<Integer> stack = new ArrayList<>();
    circuit.constraints().forEach(s -> stack.add(Aig.node(s.literal())));
    circuit.bads().forEach(s -> stack.add(Aig.node(s.literal())));
    for (int at = 0; !stack.isEmpty() || at < leaves.size(); ) {
      if (stack.isEmpty()) {
        int latch = latchOf[leaves.get(at++)];
        if (latch >= 0) {
          stack.add(Aig.node(circuit.latches().get(latch).next()));
        }
        continue;
      }
      int node = stack.removeLast();
      if (node == 0 || seen[node]) {
        continue;
      }
      seen[node] = true;
      if (aig.isAnd(node)) {
        stack.add(Aig.node(aig.right(node)));
        stack.add(Aig.node(aig.left(node)));
      } else {
        leaves.add(node);
      }
    }
    return leaves;
  }

  /** The functions of some literals, each to be released by the caller. */
  int[] of(int[] literals) {
    int[] uses = uses(literals);
    int[] functions = new int[literals.length];
    for (int i = 0; i < literals.length; i++) {
      build(Aig.node(literals[i]), uses);
      functions[i] = signed(literals[i]);
      used(Aig.node(literals[i]), uses);
    }
    return functions;
  }

  /** How often the diagram of each node is asked for when all of those are made. */
  private int[] uses(int[] literals) {
    Aig aig = circuit.aig();
    int[] uses = new int[aig.size()];
    for (int literal : literals) {
      uses[Aig.node(literal)]++;
    }
    for (int node = uses.length - 1; node > 0; node--) {
      if (uses[node] > 0 && aig.isAnd(node)) {
        uses[Aig.node(aig.left(node))]++;
        uses[Aig.node(aig.right(node))]++;
      }
    }
    return uses;
  }

  private void build(int root, int[] uses) {
    Aig aig = circuit.aig();
    boolean[] needed = new boolean[root + 1];
    needed[root] = true;
    for (int node = root; node > 0; node--) {
      if (needed[node] && diagram[node] < 0 && aig.isAnd(node)) {
        needed[Aig.node(aig.left(node))] = true;
        needed[Aig.node(aig.right(node))] = true;
      }
    }
    for (int node = 1; node <= root; node++) {
      if (needed[node] && diagram[node] < 0) {
        diagram[node] =
            aig.isAnd(node) ? conjunction(node, uses) : diagrams.variable(variableOf[node]);
      }
    }
  }

  private int conjunction(int node, int[] uses) {
    Aig aig = circuit.aig();
    int l = signed(aig.left(node));
    int r = signed(aig.right(node));
    int result = diagrams.and(l, r);
    diagrams.release(l);
    diagrams.release(r);
    used(Aig.node(aig.left(node)), uses);
    used(Aig.node(aig.right(node)), uses);
    return result;
  }

  /** Forgets the diagram of a gate after its last use, so that no order is looked for for it. */
  private void used(int node, int[] uses) {
    if (--uses[node] == 0 && circuit.aig().isAnd(node)) {
      diagrams.release(diagram[node]);
      diagram[node] = -1;
    }
  }

  private int signed(int literal) {
    int positive = diagram[Aig.node(literal)];
    return Aig.isNegated(literal) ? diagrams.not(positive) : diagrams.keep(positive);
  }
}

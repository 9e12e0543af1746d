package jacquard.symbolic.liveness;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A copy of a circuit that can be given more inputs, latches and one bad state. */
final class Extension {
  private final Circuit circuit;
  private final Aig aig = new Aig();
  private final int[] map;
  private final List<Circuit.Input> inputs = new ArrayList<>();
  private final List<Circuit.Latch> latches = new ArrayList<>();

  Extension(Circuit circuit) {
    this.circuit = circuit;
    Aig from = circuit.aig();
    map = new int[from.size()];
    for (int node = 1; node < map.length; node++) {
      map[node] =
          from.isAnd(node) ? aig.and(of(from.left(node)), of(from.right(node))) : aig.leaf();
    }
    for (Circuit.Input input : circuit.inputs()) {
      inputs.add(new Circuit.Input(of(input.literal()), input.name()));
    }
    for (Circuit.Latch l : circuit.latches()) {
      latches.add(new Circuit.Latch(of(l.literal()), of(l.next()), l.initial(), l.name()));
    }
  }

  Aig aig() {
    return aig;
  }

  /** What a literal of the circuit is here. */
  int of(int literal) {
    return map[literal >> 1] ^ (literal & 1);
  }

  int input(String name) {
    int literal = aig.leaf();
    inputs.add(new Circuit.Input(literal, name));
    return literal;
  }

  /** A latch that begins with false. */
  void latch(int literal, int next, String name) {
    latches.add(new Circuit.Latch(literal, next, Circuit.Initial.ZERO, name));
  }

  Circuit withBad(int bad, String name) {
    List<Circuit.Signal> constraints =
        circuit.constraints().stream()
            .map(s -> new Circuit.Signal(of(s.literal()), s.name()))
            .toList();
    List<Circuit.Signal> bads = List.of(new Circuit.Signal(bad, name));
    return new Circuit(aig, inputs, latches, constraints, bads, List.of(), List.of());
  }

  /** What has to be true infinitely often: the literals of the property and all fairness. */
  List<Integer> recurring(int property) {
    List<Integer> literals = new ArrayList<>();
    circuit.justice().get(property).literals().forEach(l -> literals.add(of(l)));
    circuit.fairness().forEach(s -> literals.add(of(s.literal())));
    return literals;
  }

  /** The latches that the property or a constraint depends on, by index. */
  BitSet latchesThatMatter(int property) {
    int[] latchOf = new int[aig.size()];
    for (int i = 0; i < circuit.latches().size(); i++) {
      latchOf[Aig.node(latches.get(i).literal())] = i + 1;
    }
    List<Integer> stack = new ArrayList<>(recurring(property));
    circuit.constraints().forEach(s -> stack.add(of(s.literal())));
    boolean[] seen = new boolean[aig.size()];
    BitSet result = new BitSet();
    while (!stack.isEmpty()) {
      int node = Aig.node(stack.removeLast());
      if (seen[node]) {
        continue;
      }
      seen[node] = true;
      if (aig.isAnd(node)) {
        stack.add(aig.left(node));
        stack.add(aig.right(node));
      } else if (latchOf[node] > 0) {
        result.set(latchOf[node] - 1);
        stack.add(latches.get(latchOf[node] - 1).next());
      }
    }
    return result;
  }
}

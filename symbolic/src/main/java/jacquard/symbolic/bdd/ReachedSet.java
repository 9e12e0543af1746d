package jacquard.symbolic.bdd;

import jacquard.symbolic.method.Certificate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A diagram over latches as a certificate. */
final class ReachedSet {
  private final Diagrams diagrams;
  private final int[] latchOf;
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final List<Certificate.Diagram.Node> nodes = new ArrayList<>();

  ReachedSet(SymbolicCircuit circuit) {
    diagrams = circuit.diagrams();
    latchOf = new int[2 * circuit.now.length + circuit.inputs.length];
    for (int i = 0; i < circuit.now.length; i++) {
      latchOf[circuit.now[i]] = i;
    }
    numbers.put(diagrams.zero(), 0);
    numbers.put(diagrams.one(), 1);
  }

  Certificate.Diagram certificate(int root) {
    return new Certificate.Diagram(nodes, number(root));
  }

  private int number(int diagram) {
    Integer known = numbers.get(diagram);
    if (known != null) {
      return known;
    }
    int low = number(diagrams.low(diagram));
    int high = number(diagrams.high(diagram));
    nodes.add(new Certificate.Diagram.Node(latchOf[diagrams.top(diagram)], low, high));
    int number = nodes.size() + 1;
    numbers.put(diagram, number);
    return number;
  }
}

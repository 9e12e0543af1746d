package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Circuit.Initial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The part of a circuit that one property depends on, as a circuit of its own, without the latches
 * that keep their initial value for ever.
 *
 * <p>Those latches are found by simulation with a third value, from the initial state on, with all
 * inputs unknown.
 */
public final class Cone {
  private static final int UNKNOWN = Ternary.UNKNOWN;

  private final Circuit original;
  private final Circuit circuit;

  /** The index in the original of each latch and each input. */
  private final int[] latchOf;

  private final int[] inputOf;

  /** For each latch of the original, the value that it keeps, or {@link #UNKNOWN}. */
  private final int[] stuck;

  private Cone(Circuit original, Circuit circuit, int[] latchOf, int[] inputOf, int[] stuck) {
    this.original = original;
    this.circuit = circuit;
    this.latchOf = latchOf;
    this.inputOf = inputOf;
    this.stuck = stuck;
  }

  /** The smaller circuit; its only property is the one that the cone is for. */
  public Circuit circuit() {
    return circuit;
  }

  /** A run of the small circuit as a run of the large one. */
  public Trace lift(Trace trace) {
    BitSet initial = new BitSet();
    for (int i = 0; i < stuck.length; i++) {
      initial.set(i, original.latches().get(i).initial() == Initial.ONE);
    }
    for (int i = 0; i < latchOf.length; i++) {
      initial.set(latchOf[i], trace.initial().get(i));
    }
    List<BitSet> inputs = new ArrayList<>();
    for (BitSet step : trace.inputs()) {
      BitSet lifted = new BitSet();
      step.stream().forEach(i -> lifted.set(inputOf[i]));
      inputs.add(lifted);
    }
    return new Trace(initial, inputs);
  }

  public Certificate lift(Certificate certificate) {
    return switch (certificate) {
      case Certificate.Invariant(List<int[]> clauses) -> new Certificate.Invariant(lift(clauses));
      case Certificate.Induction induction -> induction;
      case Certificate.Exhausted exhausted -> exhausted;
      case Certificate.Settled settled -> settled;
      case Certificate.Diagram(List<Certificate.Diagram.Node> nodes, int root) -> lift(nodes, root);
    };
  }

  private Certificate.Diagram lift(List<Certificate.Diagram.Node> nodes, int root) {
    List<Certificate.Diagram.Node> lifted = new ArrayList<>();
    for (Certificate.Diagram.Node n : nodes) {
      lifted.add(new Certificate.Diagram.Node(latchOf[n.latch()], n.low(), n.high()));
    }
    int top = root;
    for (int i = 0; i < stuck.length; i++) {
      if (stuck[i] != UNKNOWN) {
        int low = stuck[i] == 0 ? top : 0;
        int high = stuck[i] == 1 ? top : 0;
        lifted.add(new Certificate.Diagram.Node(i, low, high));
        top = lifted.size() + 1;
      }
    }
    return new Certificate.Diagram(lifted, top);
  }

  private List<int[]> lift(List<int[]> clauses) {
    List<int[]> lifted = new ArrayList<>();
    for (int i = 0; i < stuck.length; i++) {
      if (stuck[i] != UNKNOWN) {
        lifted.add(new int[] {stuck[i] == 1 ? i + 1 : -(i + 1)});
      }
    }
    for (int[] clause : clauses) {
      lifted.add(
          Arrays.stream(clause)
              .map(l -> Integer.signum(l) * (latchOf[Math.abs(l) - 1] + 1))
              .toArray());
    }
    return lifted;
  }

  public static Cone of(Circuit circuit, int property) {
    int[] stuck = stuckLatches(circuit);
    Aig from = circuit.aig();
    int[] constant = new int[from.size()];
    Arrays.fill(constant, UNKNOWN);
    for (int i = 0; i < stuck.length; i++) {
      constant[Aig.node(circuit.latches().get(i).literal())] = stuck[i];
    }
    // folded first: what a constant cuts off is not needed
    Aig folded = new Aig();
    int[] map = copy(from, folded, constant, null);
    return needed(circuit, folded, map, property, stuck);
  }

  private static Cone needed(Circuit circuit, Aig folded, int[] map, int property, int[] stuck) {
    boolean[] marks = marks(circuit, folded, map, property);
    int[] unknown = new int[folded.size()];
    Arrays.fill(unknown, UNKNOWN);
    Aig small = new Aig();
    int[] again = copy(folded, small, unknown, marks);
    int[] latchOf = leaves(circuit.latches().stream().map(Circuit.Latch::literal), map, marks);
    int[] inputOf = leaves(circuit.inputs().stream().map(Circuit.Input::literal), map, marks);
    List<Circuit.Latch> latches = new ArrayList<>();
    for (int i : latchOf) {
      Circuit.Latch l = circuit.latches().get(i);
      latches.add(
          new Circuit.Latch(
              mapped(l.literal(), map, again),
              mapped(l.next(), map, again),
              l.initial(),
              l.name()));
    }
    List<Circuit.Input> inputs =
        Arrays.stream(inputOf)
            .mapToObj(circuit.inputs()::get)
            .map(input -> new Circuit.Input(mapped(input.literal(), map, again), input.name()))
            .toList();
    Circuit result =
        new Circuit(
            small,
            inputs,
            latches,
            circuit.constraints().stream().map(s -> mapped(s, map, again)).toList(),
            List.of(mapped(circuit.bads().get(property), map, again)),
            List.of(),
            List.of());
    return new Cone(circuit, result, latchOf, inputOf, stuck);
  }

  private static Circuit.Signal mapped(Circuit.Signal signal, int[] map, int[] again) {
    return new Circuit.Signal(mapped(signal.literal(), map, again), signal.name());
  }

  private static int mapped(int literal, int[] map, int[] again) {
    int once = map[Aig.node(literal)] ^ (literal & 1);
    return again[Aig.node(once)] ^ (once & 1);
  }

  /** The indices of those whose leaves are marked. */
  private static int[] leaves(Stream<Integer> literals, int[] map, boolean[] marks) {
    int[] all = literals.mapToInt(l -> map[Aig.node(l)]).toArray();
    BitSet kept = new BitSet();
    for (int i = 0; i < all.length; i++) {
      kept.set(i, all[i] > Aig.TRUE && marks[Aig.node(all[i])]);
    }
    return kept.stream().toArray();
  }

  /** What bad state and constraints depend on, in any number of steps. */
  private static boolean[] marks(Circuit circuit, Aig aig, int[] map, int property) {
    int[] nextOf = new int[aig.size()];
    Arrays.fill(nextOf, -1);
    for (Circuit.Latch latch : circuit.latches()) {
      int literal = map[Aig.node(latch.literal())];
      if (literal > Aig.TRUE) {
        nextOf[Aig.node(literal)] = Aig.node(map[Aig.node(latch.next())]);
      }
    }
    boolean[] marks = new boolean[aig.size()];
    int[] stack = new int[aig.size() + 1];
    int height = 0;
    List<Circuit.Signal> roots = new ArrayList<>(circuit.constraints());
    roots.add(circuit.bads().get(property));
    for (Circuit.Signal root : roots) {
      height = mark(Aig.node(map[Aig.node(root.literal())]), marks, stack, height);
    }
    while (height > 0) {
      int node = stack[--height];
      if (aig.isAnd(node)) {
        height = mark(Aig.node(aig.left(node)), marks, stack, height);
        height = mark(Aig.node(aig.right(node)), marks, stack, height);
      } else if (nextOf[node] >= 0) {
        height = mark(nextOf[node], marks, stack, height);
      }
    }
    return marks;
  }

  private static int mark(int node, boolean[] marks, int[] stack, int height) {
    if (marks[node]) {
      return height;
    }
    marks[node] = true;
    stack[height] = node;
    return height + 1;
  }

  /** The new literal of each node; 0 also for those without a mark. */
  private static int[] copy(Aig from, Aig to, int[] constant, boolean @Nullable [] marks) {
    int[] map = new int[from.size()];
    for (int node = 1; node < map.length; node++) {
      if (marks != null && !marks[node]) {
        continue;
      }
      if (constant[node] != UNKNOWN) {
        map[node] = constant[node];
      } else if (from.isAnd(node)) {
        int l = from.left(node);
        int r = from.right(node);
        map[node] = to.and(map[l >> 1] ^ (l & 1), map[r >> 1] ^ (r & 1));
      } else {
        map[node] = to.leaf();
      }
    }
    return map;
  }

  private static int[] stuckLatches(Circuit circuit) {
    Aig aig = circuit.aig();
    byte[] value = new byte[aig.size()];
    Arrays.fill(value, (byte) UNKNOWN);
    value[0] = 0;
    int count = circuit.latches().size();
    int[] state = new int[count];
    for (int i = 0; i < count; i++) {
      state[i] =
          switch (circuit.latches().get(i).initial()) {
            case ZERO -> 0;
            case ONE -> 1;
            case FREE -> UNKNOWN;
          };
    }
    boolean changed = true;
    while (changed) {
      for (int i = 0; i < count; i++) {
        value[Aig.node(circuit.latches().get(i).literal())] = (byte) state[i];
      }
      for (int node = 1; node < value.length; node++) {
        if (aig.isAnd(node)) {
          value[node] =
              Ternary.and(Ternary.of(value, aig.left(node)), Ternary.of(value, aig.right(node)));
        }
      }
      changed = false;
      for (int i = 0; i < count; i++) {
        int next = Ternary.of(value, circuit.latches().get(i).next());
        if (state[i] != UNKNOWN && next != state[i]) {
          state[i] = UNKNOWN;
          changed = true;
        }
      }
    }
    return state;
  }
}

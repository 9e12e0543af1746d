package jacquard.symbolic.encode;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.Transition;
import jacquard.model.analysis.CycleBreakingEdges;
import jacquard.model.analysis.EndlessSequences;
import jacquard.model.analysis.Footprint;
import jacquard.model.analysis.Footprints;
import jacquard.model.analysis.KnownValues;
import jacquard.model.analysis.Locks;
import jacquard.model.run.Interpreter;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The sets of section 4.2, computed for one state at a time by walking through the graphs of its
 * processes: what the circuit computes for all states at once.
 */
final class ExplicitStubbornSets {
  private record Role(int slot, int kind) {}

  /** A location that a process, or one that it creates, may come to. */
  private record Spot(int kind, int location, boolean isCreated) {}

  private final Model model;
  private final Machine machine;
  private final boolean withLocks;
  private final Footprints general;
  private final Locks locks;
  private final boolean[] sticky;
  private final Map<Role, Footprints> roles = new HashMap<>();

  ExplicitStubbornSets(ModelCircuit circuit, Mode mode) {
    this.model = circuit.cells().model();
    this.machine = new Interpreter(model);
    this.withLocks = mode == Mode.TRANSACTIONS;
    this.general = new Footprints(model);
    this.locks = new Locks(model, general);
    this.sticky = CycleBreakingEdges.with(EndlessSequences.of(model), model, general);
    Cells cells = circuit.cells();
    for (int slot = 0; slot < cells.slots(); slot++) {
      for (int kind : cells.kinds(slot)) {
        KnownValues values =
            KnownValues.of(slot, Conflict.constants(cells, circuit.known(), slot, kind));
        roles.put(new Role(slot, kind), new Footprints(general, model.process(kind), values));
      }
    }
  }

  /** Which edges the processes can take in a state, and who could take a sticky one. */
  private record Possible(Map<Integer, BitSet> edges, BitSet stuck) {}

  private Possible possible(byte[] state) {
    Possible possible = new Possible(new HashMap<>(), new BitSet());
    long[] transitions = new long[1000];
    for (int p = 0; p < count(state); p++) {
      int found = machine.enabledOf(state, p, transitions);
      for (int i = 0; i < found; i++) {
        long t = transitions[i];
        boolean isSticky = sticky[Transition.edge(t)];
        if (Transition.isRendezvous(t)) {
          isSticky |= sticky[Transition.partnerEdge(t)];
          note(possible, Transition.partner(t), Transition.partnerEdge(t), isSticky);
        }
        note(possible, p, Transition.edge(t), isSticky);
      }
    }
    return possible;
  }

  private static void note(Possible possible, int process, int edge, boolean isSticky) {
    possible.edges.computeIfAbsent(process, _ -> new BitSet()).set(edge);
    if (isSticky) {
      possible.stuck.set(process);
    }
  }

  private static int count(byte[] state) {
    return state[Layout.COUNT] & 0xff;
  }

  /** Step 4: for each process what it conflicts with, and so on. */
  BitSet[] closures(byte[] state) {
    return closures(state, possible(state));
  }

  private BitSet[] closures(byte[] state, Possible possible) {
    BitSet[] closures = new BitSet[count(state)];
    for (int seed = 0; seed < closures.length; seed++) {
      BitSet closure = new BitSet();
      Deque<Integer> open = new ArrayDeque<>(Set.of(seed));
      closure.set(seed);
      while (!open.isEmpty()) {
        int i = open.remove();
        for (int j = 0; j < closures.length; j++) {
          if (!closure.get(j) && conflicts(state, possible, i, j)) {
            closure.set(j);
            open.add(j);
          }
        }
      }
      closures[seed] = closure;
    }
    return closures;
  }

  /** Step 5: the first of the smallest sets; all processes where each has something sticky. */
  BitSet chosen(byte[] state) {
    Possible possible = possible(state);
    BitSet[] closures = closures(state, possible);
    Optional<BitSet> best = Optional.empty();
    for (int seed = 0; seed < closures.length; seed++) {
      boolean usable =
          possible.edges.containsKey(seed) && !closures[seed].intersects(possible.stuck);
      if (usable && (best.isEmpty() || closures[seed].cardinality() < best.get().cardinality())) {
        best = Optional.of(closures[seed]);
      }
    }
    BitSet all = new BitSet();
    all.set(0, closures.length);
    return best.orElse(all);
  }

  /** Steps 1 to 3, with the locks that the first process holds. */
  private boolean conflicts(byte[] state, Possible possible, int i, int j) {
    ProcessGraph graph = machine.graph(state, i);
    Location at = graph.location(machine.location(state, i));
    BitSet held = withLocks ? locks.held(graph.index(), at.id()) : new BitSet();
    Footprints mine = role(i, graph.index());
    for (Edge edge : at.edges()) {
      boolean can = possible.edges.getOrDefault(i, new BitSet()).get(edge.id());
      Footprint next = can ? mine.taken(edge.id()) : mine.waiting(edge.id());
      if (touchesLater(state, j, next, held)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a path that takes none of the locks leads to something that conflicts. */
  private boolean touchesLater(byte[] state, int j, Footprint next, BitSet held) {
    Footprints own = held.isEmpty() ? role(j, machine.graph(state, j).index()) : general;
    Set<Spot> seen = new HashSet<>();
    Deque<Spot> open = new ArrayDeque<>();
    Spot first = new Spot(machine.graph(state, j).index(), machine.location(state, j), false);
    seen.add(first);
    open.add(first);
    while (!open.isEmpty()) {
      Spot spot = open.remove();
      for (Edge edge : model.process(spot.kind).location(spot.location).edges()) {
        if (locks.taken(edge.id()).intersects(held)) {
          continue;
        }
        Footprints who = spot.isCreated ? general : own;
        if (next.conflictsWith(who.taken(edge.id()))) {
          return true;
        }
        visit(new Spot(spot.kind, edge.target(), spot.isCreated), seen, open);
        if (edge.command() instanceof Command.Start(int started, var _, var _)) {
          visit(new Spot(started, model.process(started).entry(), true), seen, open);
        }
      }
    }
    return false;
  }

  private static void visit(Spot spot, Set<Spot> seen, Deque<Spot> open) {
    if (seen.add(spot)) {
      open.add(spot);
    }
  }

  private Footprints role(int slot, int kind) {
    Footprints footprints = roles.get(new Role(slot, kind));
    if (footprints == null) {
      throw new IllegalStateException("no process %d of kind %d".formatted(slot, kind));
    }
    return footprints;
  }
}

package jacquard.symbolic.encode;

import jacquard.model.Edge;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.Transition;
import jacquard.model.analysis.Footprint;
import jacquard.model.analysis.Footprints;
import jacquard.model.analysis.Locks;
import jacquard.model.run.Interpreter;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The algorithm of figure 3 for one state: Algo₁, Algo₂ or Algo₃, depending on which operations may
 * be first to interfere.
 *
 * <p>The threads of the paper are deterministic. Here a process may have several edges at its
 * location; they depend on each other, so they are in the set together.
 */
final class ConditionalStubbornSets {
  /** Which operations may be first to interfere with one. */
  enum Relation {
    /** ▷: by the sequences of transitions that the model really has from the state on. */
    EXACT,
    /** ▷ˢᵗ: by the paths through the graphs of the processes. */
    STATIC,
    /** ▷ˡᵖ: as before, by paths on which no lock is taken that the first process holds. */
    LOCK_PATTERNS
  }

  /** An edge of a process. */
  record Local(int process, int edge) {}

  /** An access to something that is shared. */
  private record Operation(int thing, boolean writes) {
    boolean dependsOn(Footprint other) {
      return other.writes(thing) || (writes && other.reads(thing));
    }
  }

  private final Model model;
  private final ReachableStates graph;
  private final Machine machine;
  private final Relation relation;
  private final Footprints footprints;
  private final Locks locks;

  ConditionalStubbornSets(Model model, ReachableStates graph, Relation relation) {
    this.model = model;
    this.graph = graph;
    this.machine = new Interpreter(model);
    this.relation = relation;
    this.footprints = new Footprints(model);
    this.locks = new Locks(model, footprints);
  }

  /** The transitions of a state that are in the set which is made from one of them. */
  Set<Long> from(int number, long seed) {
    byte[] state = graph.state(number);
    Set<Local> enabled = new HashSet<>();
    for (ReachableStates.Move move : graph.moves(number)) {
      enabled.addAll(locals(move.transition()));
    }
    Set<Local> set = new LinkedHashSet<>(locals(seed));
    Deque<Local> open = new ArrayDeque<>(set);
    while (!open.isEmpty()) {
      for (Local added : needed(number, state, open.remove(), enabled)) {
        if (set.add(added)) {
          open.add(added);
        }
      }
    }
    Set<Long> chosen = new LinkedHashSet<>();
    for (ReachableStates.Move move : graph.moves(number)) {
      if (locals(move.transition()).stream().anyMatch(set::contains)) {
        chosen.add(move.transition());
      }
    }
    return chosen;
  }

  static Set<Local> locals(long transition) {
    Set<Local> locals = new LinkedHashSet<>();
    locals.add(new Local(Transition.process(transition), Transition.edge(transition)));
    if (Transition.isRendezvous(transition)) {
      locals.add(new Local(Transition.partner(transition), Transition.partnerEdge(transition)));
    }
    return locals;
  }

  /** Step 2, for one transition of the set. */
  private Set<Local> needed(int number, byte[] state, Local t, Set<Local> enabled) {
    ProcessGraph process = machine.graph(state, t.process);
    Edge edge = model.edges().get(t.edge);
    Set<Local> added = new LinkedHashSet<>();
    if (machine.location(state, t.process) != edge.source()) {
      for (Location location : process.locations()) {
        for (Edge before : location.edges()) {
          if (before.target() == edge.source()) {
            added.add(new Local(t.process, before.id()));
          }
        }
      }
      return added;
    }
    process.location(edge.source()).edges().forEach(e -> added.add(new Local(t.process, e.id())));
    boolean isEnabled = enabled.contains(t);
    Relation used = !isEnabled && relation == Relation.LOCK_PATTERNS ? Relation.STATIC : relation;
    Footprint next = isEnabled ? footprints.taken(t.edge) : footprints.waiting(t.edge);
    if (next.isEverything()) {
      throw new IllegalArgumentException("a step that depends on everything");
    }
    for (int thing = 0; thing <= footprints.things().processes(); thing++) {
      if (next.reads(thing) || next.writes(thing)) {
        Operation op = new Operation(thing, next.writes(thing));
        added.addAll(
            used == Relation.EXACT
                ? interferingInRuns(number, t.process, op)
                : interferingOnPaths(state, t.process, op, used));
      }
    }
    return added;
  }

  private Set<Local> interferingOnPaths(byte[] state, int i, Operation op, Relation used) {
    BitSet held =
        used == Relation.LOCK_PATTERNS
            ? locks.held(machine.graph(state, i).index(), machine.location(state, i))
            : new BitSet();
    Set<Local> found = new LinkedHashSet<>();
    for (int j = 0; j < (state[Layout.COUNT] & 0xff); j++) {
      if (j != i) {
        paths(machine.graph(state, j), machine.location(state, j), j, op, held, found);
      }
    }
    return found;
  }

  private void paths(
      ProcessGraph process, int from, int j, Operation op, BitSet held, Set<Local> found) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(Set.of(from));
    seen.set(from);
    while (!open.isEmpty()) {
      for (Edge edge : process.location(open.remove()).edges()) {
        if (locks.taken(edge.id()).intersects(held)) {
          continue;
        }
        if (op.dependsOn(footprints.taken(edge.id()))) {
          found.add(new Local(j, edge.id()));
        } else if (!seen.get(edge.target())) {
          seen.set(edge.target());
          open.add(edge.target());
        }
      }
    }
  }

  private Set<Local> interferingInRuns(int number, int i, Operation op) {
    Set<Local> found = new LinkedHashSet<>();
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(Set.of(number));
    seen.set(number);
    while (!open.isEmpty()) {
      for (ReachableStates.Move move : graph.moves(open.remove())) {
        boolean interferes = false;
        for (Local local : locals(move.transition())) {
          if (op.dependsOn(footprints.taken(local.edge))) {
            interferes = true;
            if (local.process != i) {
              found.add(local);
            }
          }
        }
        for (int target : move.targets()) {
          if (!interferes && !seen.get(target)) {
            seen.set(target);
            open.add(target);
          }
        }
      }
    }
    return found;
  }
}

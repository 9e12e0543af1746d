package jacquard.statespace.transactions;

import jacquard.model.Edge;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.ProcessGraph;
import jacquard.model.Transition;
import jacquard.model.analysis.EndlessSequences;
import jacquard.model.analysis.Footprint;
import jacquard.model.analysis.Footprints;
import jacquard.model.analysis.LockPatterns;
import jacquard.model.analysis.Locks;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Whether all that a process is about to do can be done at once, before whatever the others do:
 * nothing that they may do before it moves conflicts with it. Then its enabled transitions are a
 * persistent set.
 */
final class LeftMovers {
  private static final int MASK_BITS = 40;

  private final Machine machine;
  private final Footprints footprints;
  private final Locks locks;
  private final LockPatterns patterns;
  private final boolean[] endless;
  private final Map<Long, Footprint> nextOf = new HashMap<>();

  LeftMovers(Machine machine, Footprints footprints, Locks locks) {
    this.machine = machine;
    this.footprints = footprints;
    this.locks = locks;
    this.endless = EndlessSequences.of(machine.model());
    this.patterns = new LockPatterns(machine.model(), footprints, locks);
  }

  /**
   * Asks for one process.
   *
   * @param transitions all that are enabled in the state, from {@code from} on
   */
  boolean test(byte[] state, int process, long[] transitions, int from, int count) {
    if (machine.model().allStepsDepend()) {
      return false;
    }
    ProcessGraph graph = machine.graph(state, process);
    Location location = graph.location(machine.location(state, process));
    if (location.edges().stream().anyMatch(e -> endless[e.id()])) {
      return false;
    }
    Footprint next = next(graph, location, process, transitions, from, count);
    BitSet held = locks.held(graph.index(), location.id());
    int processes = state[Layout.COUNT] & 0xff;
    for (int q = 0; q < processes; q++) {
      if (q != process) {
        int kind = machine.graph(state, q).index();
        if (next.conflictsWith(patterns.later(kind, machine.location(state, q), held))) {
          return false;
        }
      }
    }
    return true;
  }

  /** What a process is about to touch, or waits for. */
  private Footprint next(
      ProcessGraph graph, Location location, int process, long[] transitions, int from, int count) {
    long possible = 0;
    int bit = 0;
    for (Edge edge : location.edges()) {
      if (isPossible(edge.id(), process, transitions, from, count)) {
        possible |= 1L << Math.min(bit, MASK_BITS - 1);
      }
      bit++;
    }
    if (bit >= MASK_BITS) {
      return union(location, 0);
    }
    long mask = possible;
    long key = ((long) graph.index() << 16 | location.id()) << MASK_BITS | mask;
    return nextOf.computeIfAbsent(key, _ -> union(location, mask));
  }

  private static boolean isPossible(
      int edge, int process, long[] transitions, int from, int count) {
    for (int i = from; i < from + count; i++) {
      long t = transitions[i];
      boolean receives =
          Transition.isRendezvous(t)
              && Transition.partnerEdge(t) == edge
              && Transition.partner(t) == process;
      if (receives || (Transition.edge(t) == edge && Transition.process(t) == process)) {
        return true;
      }
    }
    return false;
  }

  private Footprint union(Location location, long possible) {
    Footprint all = new Footprint();
    int bit = 0;
    for (Edge edge : location.edges()) {
      boolean isPossible = (possible >> bit++ & 1) != 0;
      all.add(isPossible ? footprints.taken(edge.id()) : footprints.waiting(edge.id()));
    }
    return all;
  }
}

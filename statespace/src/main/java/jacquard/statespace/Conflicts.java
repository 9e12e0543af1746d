package jacquard.statespace;

import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.analysis.Footprint;
import jacquard.model.analysis.Footprints;
import jacquard.model.analysis.LockPatterns;
import jacquard.model.analysis.Locks;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whether what a process is about to do depends on what another may do from where it is on. Asked
 * in every state, so each answer is worked out once and kept.
 */
final class Conflicts {
  /** Locations with more edges than this are not told apart by which of them are possible. */
  private static final int MAX_EDGES = 63;

  /** Up to so many edges, all combinations have their place in an array. */
  private static final int FEW_EDGES = 6;

  private static final byte UNKNOWN = 0;
  private static final byte NO = 1;
  private static final byte YES = 2;

  /** What a process at a location touches next, or waits for, and the locks that it holds. */
  static final class Intent {
    private final Footprint next;
    private final BitSet held;
    private final byte[] known;

    private Intent(Footprint next, BitSet held, int places) {
      this.next = next;
      this.held = held;
      this.known = new byte[places];
    }
  }

  private static final class Place {
    private final ProcessGraph graph;
    private final Location location;
    private final @Nullable Intent[] few;
    private final Map<Long, Intent> many = new HashMap<>();

    private Place(ProcessGraph graph, Location location) {
      int edges = location.edges().size();
      this.graph = graph;
      this.location = location;
      this.few = new @Nullable Intent[edges <= FEW_EDGES ? 1 << edges : 0];
    }
  }

  private final Footprints footprints;
  private final Locks locks;
  private final LockPatterns patterns;
  private final int[] firstPlace;
  private final List<Place> places = new ArrayList<>();
  private final long[] bits;

  Conflicts(Model model, Footprints footprints) {
    this.footprints = footprints;
    this.locks = new Locks(model, footprints);
    this.patterns = new LockPatterns(model, footprints, locks);
    this.firstPlace = new int[model.processes().size()];
    this.bits = new long[model.edges().size()];
    for (ProcessGraph graph : model.processes()) {
      firstPlace[graph.index()] = places.size();
      for (Location location : graph.locations()) {
        int edges = location.edges().size();
        places.add(new Place(graph, location));
        for (int e = 0; e < edges && edges <= MAX_EDGES; e++) {
          bits[location.edges().get(e).id()] = 1L << e;
        }
      }
    }
  }

  /** The number of a location among those of all graphs. */
  int place(int graph, int location) {
    return firstPlace[graph] + location;
  }

  /** Stands for an edge among those of its location. */
  long bit(int edge) {
    return bits[edge];
  }

  /**
   * @param possible the bits of the edges that can be taken
   */
  Intent intent(int place, long possible) {
    Place p = places.get(place);
    if (p.few.length == 0) {
      return p.many.computeIfAbsent(possible, _ -> make(p, possible));
    }
    Intent known = p.few[(int) possible];
    if (known == null) {
      known = make(p, possible);
      p.few[(int) possible] = known;
    }
    return known;
  }

  private Intent make(Place p, long possible) {
    Footprint all = new Footprint();
    for (Edge edge : p.location.edges()) {
      boolean isPossible = (possible & bits[edge.id()]) != 0;
      all.add(isPossible ? footprints.taken(edge.id()) : footprints.waiting(edge.id()));
    }
    return new Intent(all, locks.held(p.graph.index(), p.location.id()), places.size());
  }

  /** Whether an intention depends on what a process may do from a place on. */
  boolean between(Intent intent, int place) {
    byte known = intent.known[place];
    if (known == UNKNOWN) {
      Place p = places.get(place);
      known =
          intent.next.conflictsWith(patterns.later(p.graph.index(), p.location.id(), intent.held))
              ? YES
              : NO;
      intent.known[place] = known;
    }
    return known == YES;
  }
}

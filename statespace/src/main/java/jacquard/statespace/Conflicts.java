package jacquard.statespace;

import jacquard.model.Edge;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.analysis.FixedLocals;
import jacquard.model.analysis.Footprint;
import jacquard.model.analysis.Footprints;
import jacquard.model.analysis.KnownValues;
import jacquard.model.analysis.LockPatterns;
import jacquard.model.analysis.Locks;
import jacquard.model.run.Bytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whether what a process is about to do depends on what another may do from where it is on. Asked
 * in every state, so each answer is worked out once and kept: for each location and, since
 * processes of one kind use different channels and elements of arrays, for each combination of the
 * process's number and those of its variables that do not change.
 */
final class Conflicts {
  /** Locations with more edges than this are not told apart by which of them are possible. */
  private static final int MAX_EDGES = 63;

  /** Up to so many edges, all combinations have their place in an array. */
  private static final int FEW_EDGES = 6;

  /** Processes that differ in what does not change are told apart up to so many. */
  private static final int MAX_ROLES = 100;

  private static final byte UNKNOWN = 0;
  private static final byte NO = 1;
  private static final byte YES = 2;

  /** A receive of the first message from a buffer of the model. */
  private record HeadReceive(long bit, int buffer) {}

  /** What a process at a location touches next, or waits for, and the locks that it holds. */
  static final class Intent {
    private final Footprint next;
    private final BitSet held;
    private byte[] known = new byte[0];

    private Intent(Footprint next, BitSet held) {
      this.next = next;
      this.held = held;
    }
  }

  /** A location of a process in a role. */
  private static final class Spot {
    private final Footprints footprints;
    private final ProcessGraph graph;
    private final Location location;
    private final @Nullable Intent[] few;
    private final Map<Long, Intent> many = new HashMap<>();
    private final HeadReceive[] receives;

    private Spot(
        Footprints footprints, ProcessGraph graph, Location location, HeadReceive[] receives) {
      int edges = location.edges().size();
      this.footprints = footprints;
      this.graph = graph;
      this.location = location;
      this.few = new @Nullable Intent[edges <= FEW_EDGES ? 1 << edges : 0];
      this.receives = receives;
    }
  }

  /**
   * A process with what does not change of it.
   *
   * @param values its number, then its fixed variables
   * @param firstSpot where its locations start
   */
  private record Role(List<Integer> values, int firstSpot) {
    boolean isThatOf(byte[] state, int process, int frame, List<Place> fixed) {
      if (values.getFirst() != process) {
        return false;
      }
      for (int i = 0; i < fixed.size(); i++) {
        Place p = fixed.get(i);
        if (values.get(i + 1) != Bytes.get(state, frame + p.offset(), p.type())) {
          return false;
        }
      }
      return true;
    }
  }

  private final Machine machine;
  private final Model model;
  private final Footprints footprints;
  private final Locks locks;
  private final LockPatterns patterns;
  private final List<Spot> spots = new ArrayList<>();
  private final List<List<Place>> fixed = new ArrayList<>();
  private final List<List<Role>> roles = new ArrayList<>();
  private final int[] roleless;
  private final @Nullable Role[] latest = new @Nullable Role[Layout.MAX_PROCESSES];
  private final int[] latestKind = new int[Layout.MAX_PROCESSES];
  private final long[] bits;
  private int roleCount;

  Conflicts(Machine machine, Footprints footprints) {
    this.machine = machine;
    this.model = machine.model();
    this.footprints = footprints;
    this.locks = new Locks(model, footprints);
    this.patterns = new LockPatterns(model, footprints, locks);
    this.bits = new long[model.edges().size()];
    this.roleless = new int[model.processes().size()];
    for (ProcessGraph graph : model.processes()) {
      fixed.add(new FixedLocals(graph).places());
      roles.add(new ArrayList<>());
      for (Location location : graph.locations()) {
        int edges = location.edges().size();
        for (int e = 0; e < edges && edges <= MAX_EDGES; e++) {
          bits[location.edges().get(e).id()] = 1L << e;
        }
      }
      roleless[graph.index()] = addSpots(footprints, graph);
    }
  }

  private int addSpots(Footprints theirs, ProcessGraph graph) {
    int first = spots.size();
    graph.locations().forEach(l -> spots.add(new Spot(theirs, graph, l, receives(theirs, l))));
    return first;
  }

  private HeadReceive[] receives(Footprints theirs, Location location) {
    return location.edges().stream()
        .flatMap(
            e ->
                theirs.bufferOfFirst(e.command()).stream()
                    .mapToObj(b -> new HeadReceive(bits[e.id()], b)))
        .toArray(HeadReceive[]::new);
  }

  /**
   * The bits of the edges that wait for another first message than there is: as those that are
   * possible, they depend on who takes that message, not on who sends more.
   */
  long facingMessages(int spot, byte[] state) {
    long bits = 0;
    for (HeadReceive r : spots.get(spot).receives) {
      if (state[r.buffer] != 0) {
        bits |= r.bit;
      }
    }
    return bits;
  }

  /** The number that stands for where a process is, and who it is. */
  int spot(byte[] state, int process) {
    int frame = machine.frame(process);
    int kind = state[frame + Layout.KIND] & 0xff;
    int location = machine.location(state, process);
    Role before = latest[process];
    if (before != null
        && latestKind[process] == kind
        && before.isThatOf(state, process, frame, fixed.get(kind))) {
      return before.firstSpot + location;
    }
    return firstSpot(state, process, frame, kind) + location;
  }

  private int firstSpot(byte[] state, int process, int frame, int kind) {
    for (Role role : roles.get(kind)) {
      if (role.isThatOf(state, process, frame, fixed.get(kind))) {
        latest[process] = role;
        latestKind[process] = kind;
        return role.firstSpot;
      }
    }
    if (roleCount == MAX_ROLES) {
      return roleless[kind];
    }
    roleCount++;
    List<Integer> values = new ArrayList<>(List.of(process));
    Map<Integer, Integer> locals = new HashMap<>();
    for (Place p : fixed.get(kind)) {
      int value = Bytes.get(state, frame + p.offset(), p.type());
      values.add(value);
      locals.put(p.offset(), value);
    }
    ProcessGraph graph = model.process(kind);
    KnownValues known = KnownValues.of(process, locals);
    Role role = new Role(values, addSpots(new Footprints(footprints, graph, known), graph));
    roles.get(kind).add(role);
    return role.firstSpot;
  }

  /** Whether each process was told apart, so that the order of states did not matter. */
  boolean toldAllApart() {
    return roleCount < MAX_ROLES;
  }

  /** Stands for an edge among those of its location. */
  long bit(int edge) {
    return bits[edge];
  }

  /**
   * What a process is about to do.
   *
   * @param possible the bits of the edges that can be taken, and of those {@link #facingMessages}
   */
  Intent intent(int spot, long possible) {
    Spot s = spots.get(spot);
    if (s.few.length == 0) {
      return s.many.computeIfAbsent(possible, _ -> make(s, possible));
    }
    Intent known = s.few[(int) possible];
    if (known == null) {
      known = make(s, possible);
      s.few[(int) possible] = known;
    }
    return known;
  }

  private Intent make(Spot s, long possible) {
    Footprint all = new Footprint();
    for (Edge edge : s.location.edges()) {
      boolean isPossible = (possible & bits[edge.id()]) != 0;
      if (isPossible) {
        all.add(s.footprints.taken(edge.id()));
      } else {
        all.addWhereSomebodyMoves(s.footprints.waiting(edge.id()));
      }
    }
    return new Intent(all, locks.held(s.graph.index(), s.location.id()));
  }

  /** Whether an intention depends on what a process may do from a spot on. */
  boolean between(Intent intent, int spot) {
    if (spot >= intent.known.length) {
      intent.known = Arrays.copyOf(intent.known, spots.size());
    }
    byte known = intent.known[spot];
    if (known == UNKNOWN) {
      known =
          intent.next.conflictsWhereSomebodyMoves(later(spots.get(spot), intent.held)) ? YES : NO;
      intent.known[spot] = known;
    }
    return known == YES;
  }

  private Footprint later(Spot s, BitSet held) {
    return held.isEmpty()
        ? s.footprints.later(s.graph.index(), s.location.id())
        : patterns.later(s.graph.index(), s.location.id(), held);
  }
}

package jacquard.symbolic.encode;

import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.analysis.CycleBreakingEdges;
import jacquard.model.analysis.EnablingEdges;
import jacquard.model.analysis.EndlessSequences;
import jacquard.model.analysis.FixedLocals;
import jacquard.model.analysis.Footprint;
import jacquard.model.analysis.Footprints;
import jacquard.model.analysis.KnownValues;
import jacquard.model.analysis.LockPatterns;
import jacquard.model.analysis.Locks;
import jacquard.model.analysis.VisibleEdges;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What is known without running a model: whether an edge that a process has now touches something
 * that another process may touch from a location on. This is the paper's {@code touch-now} against
 * {@code touch-now-later} and, with locks, {@code touch-now-later-LS}: what lies behind taking a
 * lock that the first process holds does not count.
 */
final class Conflict {
  private record Role(int slot, int kind) {}

  private final Model model;
  private final boolean withLocks;
  private final Map<Role, Footprints> roles = new HashMap<>();
  private final Locks locks;
  private final LockPatterns patterns;
  private final boolean[] sticky;

  /**
   * @param claim what sees some of the steps
   */
  Conflict(Cells cells, KnownBits known, Mode mode, Optional<Claim> claim) {
    this.model = cells.model();
    this.withLocks = mode == Mode.TRANSACTIONS;
    Footprints footprints = new Footprints(model);
    this.locks = new Locks(model, footprints);
    this.patterns = new LockPatterns(model, footprints, locks);
    boolean[] barred = EndlessSequences.of(model);
    claim.ifPresent(c -> bar(barred, seen(c, footprints)));
    this.sticky = CycleBreakingEdges.with(barred, model, footprints);
    for (int slot = 0; slot < cells.slots(); slot++) {
      for (int kind : cells.kinds(slot)) {
        KnownValues values = KnownValues.of(slot, constants(cells, known, slot, kind));
        roles.put(new Role(slot, kind), new Footprints(footprints, model.process(kind), values));
      }
    }
  }

  private static void bar(boolean[] barred, boolean[] more) {
    for (int edge = 0; edge < barred.length; edge++) {
      barred[edge] |= more[edge];
    }
  }

  /** The edges that a claim can see, and those in whose order fairness sees a difference. */
  private boolean[] seen(Claim claim, Footprints footprints) {
    boolean[] visible = VisibleEdges.of(claim.conditions(), model, footprints);
    claim.mark().ifPresent(m -> bar(visible, VisibleEdges.of(m, model, footprints)));
    return claim.isFair() ? EnablingEdges.with(visible, model) : visible;
  }

  /** The variables of a process that always hold the same. */
  static Map<Integer, Integer> constants(Cells cells, KnownBits known, int slot, int kind) {
    Map<Integer, Integer> values = new HashMap<>();
    for (Place place : new FixedLocals(cells.model().process(kind)).places()) {
      Cells.Cell cell = cells.at(slot, kind, place.offset());
      int value = 0;
      boolean isKnown = true;
      for (int bit = 0; bit < cell.bits(); bit++) {
        int constant = known.constant(cell.index(), bit);
        isKnown &= constant >= 0;
        value |= Math.max(constant, 0) << bit;
      }
      if (isKnown) {
        int sign = cell.signed() && cell.bits() > 0 ? value >> (cell.bits() - 1) & 1 : 0;
        values.put(place.offset(), sign == 0 ? value : value | -1 << (cell.bits() - 1));
      }
    }
    return values;
  }

  /** Whether a transition with this edge is taken only together with all others. */
  boolean isSticky(Edge edge) {
    return sticky[edge.id()];
  }

  /**
   * The locations from which on one process may touch what an edge of another one touches.
   *
   * @param possible whether the edge can be taken now, or waits
   */
  BitSet between(
      int slot, int kind, Location at, Edge edge, boolean possible, int other, int otherKind) {
    Footprints mine = role(slot, kind);
    Footprint next = possible ? mine.taken(edge.id()) : mine.waiting(edge.id());
    BitSet held = withLocks ? locks.held(kind, at.id()) : new BitSet();
    ProcessGraph graph = model.process(otherKind);
    BitSet locations = new BitSet();
    for (Location location : graph.locations()) {
      Footprint later =
          held.isEmpty()
              ? role(other, otherKind).later(otherKind, location.id())
              : patterns.later(otherKind, location.id(), held);
      locations.set(location.id(), next.conflictsWith(later));
    }
    return locations;
  }

  private Footprints role(int slot, int kind) {
    Footprints footprints = roles.get(new Role(slot, kind));
    if (footprints == null) {
      throw new IllegalStateException("no process %d of kind %d".formatted(slot, kind));
    }
    return footprints;
  }
}

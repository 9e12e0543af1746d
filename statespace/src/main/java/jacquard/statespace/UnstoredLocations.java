package jacquard.statespace;

import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.analysis.Footprint;
import jacquard.model.analysis.Footprints;

/**
 * Locations at which all that a process can do is its own affair: its steps there are a persistent
 * set in every state. Where it has just one, it is made at once and the state before it is not
 * stored.
 */
public final class UnstoredLocations {
  /** Every state is stored. */
  public static final UnstoredLocations NONE = new UnstoredLocations(new boolean[0][]);

  private final boolean[][] unstored;

  private UnstoredLocations(boolean[][] unstored) {
    this.unstored = unstored;
  }

  /**
   * Those of a model.
   *
   * @param barred edges that are not to be passed over
   */
  public static UnstoredLocations of(Model model, Footprints footprints, boolean[] barred) {
    if (model.allStepsDepend()) {
      return NONE;
    }
    boolean[][] unstored = new boolean[model.processes().size()][];
    for (ProcessGraph graph : model.processes()) {
      unstored[graph.index()] = new boolean[graph.locations().size()];
      for (Location location : graph.locations()) {
        unstored[graph.index()][location.id()] =
            isLocal(location, model, footprints)
                && location.edges().stream().noneMatch(e -> barred[e.id()]);
      }
    }
    return new UnstoredLocations(unstored);
  }

  private static boolean isLocal(Location location, Model model, Footprints footprints) {
    Footprint all = new Footprint();
    location.edges().forEach(e -> all.add(footprints.waiting(e.id())));
    return !location.edges().isEmpty()
        && model.processes().stream()
            .noneMatch(
                p -> all.conflictsWhereSomebodyMoves(footprints.later(p.index(), p.entry())));
  }

  /** Whether a process that moved to where it is now may go on at once. */
  boolean contains(byte[] state, int process, Machine machine) {
    if (unstored.length == 0 || process >= (state[Layout.COUNT] & 0xff)) {
      return false;
    }
    int frame = machine.frame(process);
    return unstored[state[frame + Layout.KIND] & 0xff][machine.location(state, process)];
  }
}

package jacquard.statespace;

import jacquard.model.Fault;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.analysis.CycleBreakingEdges;
import jacquard.model.analysis.EndlessSequences;
import jacquard.model.analysis.Footprints;
import jacquard.statespace.SearchOptions.Method;
import java.util.Optional;

/** What a thread needs to go from state to state: its machine and the reduction. */
final class Explorer {
  private final Machine machine;
  private final UnstoredLocations unstored;
  private final Reduction reduction;
  private final Successors successors;
  private int chosen;
  private boolean stuck;

  private Explorer(Machine machine, UnstoredLocations unstored, Reduction reduction) {
    this.machine = machine;
    this.unstored = unstored;
    this.reduction = reduction;
    this.successors = new Successors(machine, unstored);
  }

  /** The search must see to it that no transition is put off for ever (condition C3). */
  static Explorer by(Method method, Machine machine) {
    return method == Method.FULL
        ? new Explorer(machine, UnstoredLocations.NONE, Reduction.NONE)
        : reducing(
            method, machine, new Footprints(machine.model()), EndlessSequences.of(machine.model()));
  }

  /** No transition is put off for ever, whatever the search does. */
  static Explorer withoutCycles(Method method, Machine machine) {
    if (method == Method.FULL) {
      return by(method, machine);
    }
    Footprints footprints = new Footprints(machine.model());
    boolean[] endless = EndlessSequences.of(machine.model());
    return reducing(
        method, machine, footprints, CycleBreakingEdges.with(endless, machine.model(), footprints));
  }

  private static Explorer reducing(
      Method method, Machine machine, Footprints footprints, boolean[] barred) {
    PersistentSets.Extent extent =
        method == Method.AMPLE ? PersistentSets.Extent.ONE_PROCESS : PersistentSets.Extent.ANY;
    return new Explorer(
        machine,
        UnstoredLocations.of(machine.model(), footprints, barred),
        new PersistentSets(machine, footprints, extent, barred));
  }

  Successors successors() {
    return successors;
  }

  /** Repeats what this one did. */
  PathRecorder recorder() {
    return new PathRecorder(machine, unstored);
  }

  /**
   * Lists the transitions of a state; the first {@link #chosen} of them are enough, unless all of
   * them lead back. What is wrong with the state itself is told by {@link #fault} and {@link
   * #isStuck}.
   *
   * @return how many there are
   */
  int expand(byte[] state) {
    int found = successors.expand(state);
    stuck = found == 0 && state[Layout.COUNT] != 0 && !machine.isValidEnd(state);
    if (found <= 0) {
      chosen = 0;
      return 0;
    }
    chosen = reduction.choose(state, successors.transitions(), found);
    return found;
  }

  int chosen() {
    return chosen;
  }

  /** Whether nobody can move in the state expanded last, although somebody has not ended. */
  boolean isStuck() {
    return stuck;
  }

  boolean hasFault() {
    return successors.hasFault();
  }

  /** What was wrong in the last expansion or step. */
  Optional<Fault> fault() {
    return successors.fault();
  }

  /**
   * Performs a transition.
   *
   * @return whether there is a state behind it
   */
  boolean follow(byte[] state, long transition) {
    successors.advance(state, transition, _ -> {});
    return !successors.isBroken();
  }
}

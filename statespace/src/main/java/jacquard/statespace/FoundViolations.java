package jacquard.statespace;

import jacquard.core.ViolationKind;
import jacquard.model.Fault;
import jacquard.model.Machine;
import jacquard.model.print.EndStates;
import jacquard.model.print.FaultText;
import jacquard.statespace.SearchResult.Violation;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The violations that a search has found so far: how many of each kind, and the first of all. */
public final class FoundViolations {
  private final Machine machine;
  private final SortedMap<ViolationKind, Long> kinds = new TreeMap<>();
  private Optional<Violation> first = Optional.empty();

  public FoundViolations(Machine machine) {
    this.machine = machine;
  }

  /**
   * A step or a condition that went wrong.
   *
   * @param path asked for the first violation only
   */
  public void add(Fault fault, byte[] state, Supplier<Path> path) {
    add(fault.kind().violation(), FaultText.of(machine, fault, state), path);
  }

  /** A state in which nobody can move, although somebody has not reached an end. */
  public void addInvalidEnd(byte[] state, Supplier<Path> path) {
    add(ViolationKind.INVALID_END_STATE, EndStates.describe(machine, state), path);
  }

  private void add(ViolationKind kind, String message, Supplier<Path> path) {
    kinds.merge(kind, 1L, Long::sum);
    if (first.isEmpty()) {
      first = Optional.of(new Violation(kind, message, path.get()));
    }
  }

  public Optional<Violation> first() {
    return first;
  }

  public SortedMap<ViolationKind, Long> kinds() {
    return kinds;
  }
}

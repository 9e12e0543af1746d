package jacquard.statespace;

import jacquard.core.ViolationKind;
import jacquard.statespace.SearchResult.Violation;
import java.util.Optional;

/**
 * A violation, without the path to it.
 *
 * @param level of the state
 * @param state where it was seen
 * @param transition what was done there; empty if the state itself is wrong
 */
record Sighting(
    int level, StateCopy state, Optional<Long> transition, ViolationKind kind, String message) {
  int compareTo(Sighting other) {
    int byLength = Integer.compare(length(), other.length());
    int byState = byLength != 0 ? byLength : state.compareTo(other.state);
    return byState != 0
        ? byState
        : Long.compare(transition.orElse(-1L), other.transition.orElse(-1L));
  }

  private int length() {
    return transition.isPresent() ? level + 1 : level;
  }

  Violation violation(Path path) {
    return new Violation(kind, message, path);
  }
}

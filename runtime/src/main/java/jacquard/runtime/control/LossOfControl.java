package jacquard.runtime.control;

import jacquard.explore.Uncontrolled;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What a program did that cannot be controlled, in all executions. */
final class LossOfControl {
  private final Set<String> all = new LinkedHashSet<>();

  /** Whether executions go on all the same. */
  private boolean goesOn;

  void goOn() {
    goesOn = true;
  }

  boolean goesOn() {
    return goesOn;
  }

  void add(String where) {
    all.add(where);
  }

  Set<String> all() {
    return all;
  }

  /** What to end the search with. */
  Uncontrolled uncontrolled() {
    return new Uncontrolled(List.copyOf(all));
  }

  /** Ends the search if something happened that cannot be controlled. */
  void requireControl() {
    if (!goesOn && !all.isEmpty()) {
      throw uncontrolled();
    }
  }
}

package jacquard.runtime.control.schedule;

import jacquard.explore.Uncontrolled;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What a program did that cannot be controlled, in all executions. */
public final class LossOfControl {
  private final Set<String> all = new LinkedHashSet<>();

  /** Whether executions go on all the same. */
  private boolean goesOn;

  public void goOn() {
    goesOn = true;
  }

  boolean goesOn() {
    return goesOn;
  }

  public void add(String where) {
    all.add(where);
  }

  public Set<String> all() {
    return all;
  }

  /** What to end the search with. */
  public Uncontrolled uncontrolled() {
    return new Uncontrolled(List.copyOf(all));
  }

  /** Ends the search if something happened that cannot be controlled. */
  public void requireControl() {
    if (!goesOn && !all.isEmpty()) {
      throw uncontrolled();
    }
  }
}
